// Who plays by ear in this page now, for the lesson.
import { signal } from '@preact/signals';
import type { Ear } from './ear';

export const currentEar = signal<Ear | null>(null);
