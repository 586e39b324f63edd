// Unit tests draw parts of games without fetching the game, so all texts are there from the start.

import '../text/monopol';
import '../text/tjuv';
import '../text/tjuv-och-polis';
