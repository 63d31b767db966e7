// Dialogs that every screen has and few people open, loaded when they do.
import { lazy } from '../ui/lazy';
import { asDialog } from '../ui/missing_part';

export const SettingsDialog = lazy(async () => (await import('./settings_dialog')).SettingsDialog, asDialog);
export const AboutDialog = lazy(async () => (await import('./about_dialog')).AboutDialog, asDialog);
export const ReportDialog = lazy(async () => (await import('../report/report_dialog')).ReportDialog, asDialog);
