"""How much of a pack is read: what is beyond is no pack. The page on packs lists all of these."""

from __future__ import annotations

#: Bytes of a file, and of all files of a pack together.
FILE = 256 << 10
TOTAL = 512 << 10
#: Files with cards or messages.
FILES = 1000
#: Files and folders of any kind that are looked through to find them.
WALKED = 20_000

#: Bytes of an archive.
ARCHIVE = 4 << 20
#: Entries of an archive, folders and files without cards among them, and bytes of its directory.
ENTRIES = 2000
DIRECTORY = 512 << 10
#: Characters of an entry's name.
NAME = 240
#: How many times as long as in the archive a file of more than one `PIECE` may be.
RATIO = 200
#: Bytes that are inflated at once.
PIECE = 16 << 10
