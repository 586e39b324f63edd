// What is said of Tjuv before anybody plays it. Whoever imports this has taught it to the page.

import { learn } from '../../../text/catalogue';
import { start as en } from './en/start';
import { start as sv } from './sv/start';

learn('sv', sv);
learn('en', en);
