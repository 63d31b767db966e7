import { ta } from '../text/around';
import { type Device, isGamepad, numberOfPad } from './controls';

export function deviceName(device: Device): string {
  if (isGamepad(device)) return ta('around.device.pad', { number: numberOfPad(device) + 1 });
  return ta(`around.device.${device as 'left' | 'right' | 'numbers'}`);
}
