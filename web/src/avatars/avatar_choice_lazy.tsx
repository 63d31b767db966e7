// All avatars together are loaded when someone looks for another one.
import { lazy } from '../ui/lazy';
import { asPart } from '../ui/missing_part';

export const AvatarChoice = lazy(async () => (await import('./avatar_choice')).AvatarChoice, asPart);
