import type { Book } from '../../rule_book';
import alone from './alone';
import campaign from './campaign';
import challenges from './challenges';
import achievements from './achievements';
import expansionGames from './expansion_games';
import exploring from './exploring';
import goal from './goal';
import modules from './modules';
import moving from './moving';
import questions from './questions';
import sand from './sand';
import security from './security';
import securityQuestions from './security_questions';
import spells from './spells';
import talking from './talking';
import theft from './theft';
import turn from './turn';

const book: Book = [
  ...[goal, turn, moving, exploring, sand, talking, theft, alone, campaign, challenges, questions],
  ...[security, modules, spells, expansionGames, achievements, securityQuestions],
];
export default book;
