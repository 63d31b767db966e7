// How well somebody's line carries, as bars that are missing; the word beside it is the caller's.
import type { JSX } from 'preact';
import './line_bars.css';

export function LineBars({ quality }: { readonly quality: 'slow' | 'poor' }): JSX.Element {
  return (
    <svg class="line-bars" viewBox="0 0 14 12" aria-hidden="true" focusable="false">
      <path class="line-bars-lit" d={quality === 'slow' ? 'M2 11V8M7 11V5' : 'M2 11V8'} />
      <path class="line-bars-out" d={quality === 'slow' ? 'M12 11V2' : 'M7 11V5M12 11V2'} />
    </svg>
  );
}
