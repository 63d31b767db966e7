import type { TextTable } from '../text';
import common from './common';
import refusals from './refusals';
import rules from './rules';
import scenarios from './scenarios';
import mall from './mall';
import gone from './gone';
import home from './home';
import lobby from './lobby';
import settings from './settings';
import keys from './keys';
import table from './table';
import teammates from './teammates';
import report from './report';

const es: TextTable = {
  ...common,
  ...refusals,
  ...rules,
  ...scenarios,
  ...mall,
  ...gone,
  ...home,
  ...lobby,
  ...settings,
  ...keys,
  ...table,
  ...teammates,
  ...report,
};
export default es;
