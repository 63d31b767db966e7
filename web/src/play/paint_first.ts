// The picture comes first: a pawn is moved at once, and the rest that is rendered because of it (buttons, marks, sounds)
// waits until that has been painted.
import { options } from 'preact';
import { afterPaint } from '../board/after_paint';

// Once, after the next picture.
export function oncePainted(work: () => void): void {
  afterPaint(work).ask();
}

// What changes until this ends is rendered after the next frame, unless something else has to be rendered before that;
// effects run at once, as always.
export function paintFirst(): { end(): void } {
  const usual = options.debounceRendering;
  options.debounceRendering = oncePainted;
  return {
    end(): void {
      if (usual) options.debounceRendering = usual;
      else delete options.debounceRendering;
    },
  };
}
