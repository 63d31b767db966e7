// Dialogs that few people open, and what few games earn, fetched when they do.
import { later } from '../ui/later';

const nothing = { waiting: () => <></>, failed: () => <></> };

export const SettingsDialog = later(async () => (await import('./settings_dialog')).SettingsDialog, nothing);
export const AboutDialog = later(async () => (await import('./about_dialog')).AboutDialog, nothing);
export const ReportDialog = later(async () => (await import('../report/report_dialog')).ReportDialog, nothing);
export const QrCode = later(async () => (await import('./qr_code')).QrCode, nothing);
export const PeopleSheet = later(async () => (await import('./people_sheet')).PeopleSheet, nothing);
export const DeedsList = later(async () => (await import('../play/deeds_list')).DeedsList, nothing);
export const RaceGhost = later(async () => {
  const [{ RaceGhost: ghost }, { loadBookTexts }] = await Promise.all([import('../race/race_ghost'), import('../text/book')]);
  await loadBookTexts();
  return ghost;
}, nothing);
