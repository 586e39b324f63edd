// Unit tests draw parts of games without fetching the game, so all texts are there from the start.

import.meta.glob('../games/*/text/*.ts', { eager: true });
