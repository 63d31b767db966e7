// All faces together are loaded when someone looks for another one.
import { lazy } from '../ui/lazy';
import { asPart } from '../ui/missing_part';

export const FaceChoice = lazy(async () => (await import('./face_choice')).FaceChoice, asPart);
