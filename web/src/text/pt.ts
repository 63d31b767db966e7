import type { TextTable } from './text';
import common from './pt/common';
import refusals from './pt/refusals';
import rules from './pt/rules';
import scenarios from './pt/scenarios';
import mall from './pt/mall';
import gone from './pt/gone';
import home from './pt/home';
import lobby from './pt/lobby';
import settings from './pt/settings';
import keys from './pt/keys';
import table from './pt/table';
import teammates from './pt/teammates';
import report from './pt/report';
import practice from './pt/practice';

const pt: TextTable = { ...common, ...refusals, ...rules, ...scenarios, ...mall, ...gone, ...home, ...lobby, ...settings, ...keys, ...table, ...teammates, ...practice, ...report };
export default pt;
