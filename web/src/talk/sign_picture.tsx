// The gestures as our own drawings, so that a machine without a font for them shows them too.
import type { JSX } from 'preact';
import type { Emote } from '../link/messages';
import './sign_picture.css';

const face = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z';
const thumb =
  'M4 11h3.5v9H4zM7.5 11L11 3.5c1.8 0 2.7 1.2 2.4 2.8L12.8 9.5H18c1.6 0 2.4 1.2 2 2.7l-1.6 6c-.3 1.1-1.2 1.8-2.3 1.8H7.5z';

const drawings: Readonly<Record<Emote, readonly [body: string, lines: string]>> = {
  thumbs_up: [thumb, ''],
  thumbs_down: [thumb, ''],
  clap: [
    'M8.5 20.5C6 19 4.5 16.5 4.5 14V9.8a1.3 1.3 0 0 1 2.6 0V7.3a1.3 1.3 0 0 1 2.6 0V6.3a1.3 1.3 0 0 1 2.6 0v1' +
      'a1.3 1.3 0 0 1 2.6 0V14c0 3-1.4 5.2-3.4 6.5z',
    'M7.1 10v2.5M9.7 8v4M12.3 8v4M17.5 6l1.8-1.8M18.5 10H21M17.5 14l1.8 1.4',
  ],
  laugh: [face, 'M7.5 13.2h9c-.3 3-2.2 4.6-4.5 4.6s-4.2-1.6-4.5-4.6zM7.8 10L9 8.8l1.2 1.2M13.8 10L15 8.8l1.2 1.2'],
  think: [face, 'M9 16.6c1.2-1 3.6-1.3 5.6-.6M9 10.2v1M15 10.2v1M13.6 7.6c1-.7 2-.7 2.9-.2'],
  shrug: [
    'M12 3.8a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8zM8.3 20.5v-5.3c0-2 1.6-3.2 3.7-3.2s3.7 1.2 3.7 3.2v5.3z',
    'M8.3 15.2L4.6 16.4v-4M15.7 15.2l3.7 1.2v-4M3 12.4h3.2M17.8 12.4H21',
  ],
  wow: [face, 'M12 13.2a2.2 2.5 0 1 0 0 5 2.2 2.5 0 0 0 0-5zM9 9v1.2M15 9v1.2'],
  heart: [
    'M12 20S4 15 4 9.5C4 6.5 6 5 8 5c1.8 0 3.2 1 4 2.6C12.8 6 14.2 5 16 5c2 0 4 1.5 4 4.5C20 15 12 20 12 20z',
    '',
  ],
};

export function SignPicture({ emote }: { readonly emote: Emote }): JSX.Element {
  const [body, lines] = drawings[emote];
  return (
    <svg class="sign-picture" data-sign={emote} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <g transform={emote === 'thumbs_down' ? 'rotate(180 12 12)' : undefined}>
        <path class="sign-picture-body" d={body} />
        <path d={lines} />
      </g>
    </svg>
  );
}
