import type { Book } from '../book';
import alone from './alone';
import campaign from './campaign';
import challenges from './challenges';
import exploring from './exploring';
import goal from './goal';
import moving from './moving';
import questions from './questions';
import sand from './sand';
import talking from './talking';
import theft from './theft';
import turn from './turn';

const book: Book = [goal, turn, moving, exploring, sand, talking, theft, alone, campaign, challenges, questions];
export default book;
