// What few people open in the lobby, loaded when they do.
import { later } from '../ui/later';
import { asDialog } from '../ui/missing_part';

export const Chooser = later(async () => (await import('../chooser/chooser')).Chooser, asDialog);
export const PeopleSheet = later(async () => (await import('./people_sheet')).PeopleSheet, asDialog);
