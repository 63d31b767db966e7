// The quality of someone's connection as signal bars; the caller adds the word next to it.
import type { JSX } from 'preact';
import './connection_bars.css';

export function ConnectionBars({ quality }: { readonly quality: 'slow' | 'poor' }): JSX.Element {
  return (
    <svg class="connection-bars" viewBox="0 0 14 12" aria-hidden="true" focusable="false">
      <path class="connection-bars-lit" d={quality === 'slow' ? 'M2 11V8M7 11V5' : 'M2 11V8'} />
      <path class="connection-bars-out" d={quality === 'slow' ? 'M12 11V2' : 'M7 11V5M12 11V2'} />
    </svg>
  );
}
