// What this server says about itself, once it has: who runs it, and where to read more.
import { signal } from '@preact/signals';
import type { Site } from './api';

export const site = signal<Site | null>(null);
