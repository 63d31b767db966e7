// What few people open in the lobby, loaded when they do.
import { bigScreenTexts } from '../text/big_screen';
import { lazy } from '../ui/lazy';
import { asDialog } from '../ui/missing_part';

export const Chooser = lazy(async () => (await import('../chooser/chooser')).Chooser, asDialog);
export const BigScreenDialog = lazy(
  async () => (await Promise.all([import('./big_screen_dialog'), bigScreenTexts.load()]))[0].BigScreenDialog,
  asDialog,
);
export const PeopleSheet = lazy(async () => (await import('./people_sheet')).PeopleSheet, asDialog);
