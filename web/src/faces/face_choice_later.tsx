// All faces together are loaded when someone looks for another one.
import { later } from '../ui/later';
import { asPart } from '../ui/missing_part';

export const FaceChoice = later(async () => (await import('./face_choice')).FaceChoice, asPart);
