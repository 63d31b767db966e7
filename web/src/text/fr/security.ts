import type { SecurityTable } from '../security';
import board from './security_board';
import games from './security_games';
import refusals from './security_refusals';
import rules from './security_rules';
import stage from './security_stage';

const fr: SecurityTable = { ...refusals, ...rules, ...games, ...board, ...stage };
export default fr;
