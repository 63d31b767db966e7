// QR codes are loaded when the first one is shown.
import { later } from './later';
import { asPart } from './missing_part';

export const QrCode = later(async () => (await import('./qr_code')).QrCode, asPart);
