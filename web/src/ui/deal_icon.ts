// The same icon for the same thing wherever a game is played again.
import type { IconName } from './icon';

export const dealIcon: Readonly<Record<'new' | 'same', IconName>> = { new: 'tiles', same: 'again' };
