// Dialogs that every screen has and few people open, loaded when they do.
import { later } from '../ui/later';
import { asDialog } from '../ui/missing_part';

export const SettingsDialog = later(async () => (await import('./settings_dialog')).SettingsDialog, asDialog);
export const AboutDialog = later(async () => (await import('./about_dialog')).AboutDialog, asDialog);
export const ReportDialog = later(async () => (await import('../report/report_dialog')).ReportDialog, asDialog);
