// The picture goes before the words: a pawn is put on its new space at once, and whatever else is drawn anew because of
// it (buttons, marks, sounds) waits until that has been painted.
import { options } from 'preact';
import { afterPaint } from '../board/after_paint';

// Once, after the next picture.
export function oncePainted(work: () => void): void {
  afterPaint(work).ask();
}

// What this changes is rendered after the next picture, unless something else has to be rendered before that; effects
// run at once, as ever.
export function paintFirst(change: () => void): void {
  const usual = options.debounceRendering;
  options.debounceRendering = oncePainted;
  try {
    change();
  } finally {
    if (usual) options.debounceRendering = usual;
    else delete options.debounceRendering;
  }
}
