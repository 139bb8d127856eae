"""The card language: text to checked cards, diagnostics, and cards back to words."""
