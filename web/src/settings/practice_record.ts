// The record of the last game that ended in this page, for its replay in this browser: /replay/practice. Nobody else has it.
import { remembered } from './settings';

export const practiceId = 'practice'; // what its address has in place of a number

export const practiceRecord = remembered('practice_record', ''); // empty: none yet
