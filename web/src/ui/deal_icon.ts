// The same drawing for the same thing wherever a game is played once more.
import type { IconName } from './icon';

export const dealIcon: Readonly<Record<'new' | 'same', IconName>> = { new: 'tiles', same: 'again' };
