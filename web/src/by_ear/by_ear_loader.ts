// With its texts, when someone plays by ear.
import type { ComponentType } from 'preact';
import { byEarTexts } from '../text/by_ear';
import { type ByEarProps, ByEarView } from './by_ear_view';

export async function loadByEar(): Promise<ComponentType<ByEarProps>> {
  await byEarTexts.load();
  return ByEarView;
}
