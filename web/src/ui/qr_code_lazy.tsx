// QR codes are loaded when the first one is shown.
import { lazy } from './lazy';
import { asPart } from './missing_part';

export const QrCode = lazy(async () => (await import('./qr_code')).QrCode, asPart);
