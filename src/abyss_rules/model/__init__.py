"""Cards, effects, expressions and vocabularies as frozen values; nothing here acts."""
