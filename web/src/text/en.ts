import common from './en/common';
import refusals from './en/refusals';
import rules from './en/rules';
import scenarios from './en/scenarios';
import mall from './en/mall';
import gone from './en/gone';
import home from './en/home';
import lobby from './en/lobby';
import settings from './en/settings';
import keys from './en/keys';
import table from './en/table';
import teammates from './en/teammates';
import report from './en/report';
import practice from './en/practice';

const en = { ...common, ...refusals, ...rules, ...scenarios, ...mall, ...gone, ...home, ...lobby, ...settings, ...keys, ...table, ...teammates, ...practice, ...report } as const;
export default en;
