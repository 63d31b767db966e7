// Dialogs that few people open, and what few games earn, fetched when they do.
import { later } from '../ui/later';
import { asDialog, asExtra, asPart } from '../ui/missing_part';

export const SettingsDialog = later(async () => (await import('./settings_dialog')).SettingsDialog, asDialog);
export const AboutDialog = later(async () => (await import('./about_dialog')).AboutDialog, asDialog);
export const ReportDialog = later(async () => (await import('../report/report_dialog')).ReportDialog, asDialog);
export const QrCode = later(async () => (await import('./qr_code')).QrCode, asPart);
export const PeopleSheet = later(async () => (await import('./people_sheet')).PeopleSheet, asDialog);
export const DeedsList = later(async () => (await import('../play/deeds_list')).DeedsList, asPart);
export const RaceGhost = later(async () => {
  const [{ RaceGhost: ghost }, { loadBookTexts }] = await Promise.all([import('../race/race_ghost'), import('../text/book')]);
  await loadBookTexts();
  return ghost;
}, asExtra);
