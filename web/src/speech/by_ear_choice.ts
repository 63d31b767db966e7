// Whether this browser's player plays by ear, and who speaks: the screen reader, or the page itself.
import { remembered } from '../settings/settings';

export type ByEar = 'off' | 'reader' | 'voice';

export const byEar = remembered<ByEar>('byEar', 'off');
