import type { TextTable } from './text';
import common from './de/common';
import refusals from './de/refusals';
import rules from './de/rules';
import scenarios from './de/scenarios';
import mall from './de/mall';
import gone from './de/gone';
import home from './de/home';
import lobby from './de/lobby';
import settings from './de/settings';
import keys from './de/keys';
import table from './de/table';
import teammates from './de/teammates';
import report from './de/report';
import practice from './de/practice';

const de: TextTable = { ...common, ...refusals, ...rules, ...scenarios, ...mall, ...gone, ...home, ...lobby, ...settings, ...keys, ...table, ...teammates, ...practice, ...report };
export default de;
