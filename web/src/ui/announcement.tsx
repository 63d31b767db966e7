// Words for screen readers only. The place exists before the words do, or they wouldn't be read out; and every announcement
// is a new element in it, so that repeated words are read out again.
import type { JSX } from 'preact';

export interface Announcement {
  readonly id: number; // another one for each
  readonly text: string;
}

export interface AnnouncementPlaceProps {
  readonly said: Announcement | null;
  readonly urgent?: boolean;
}

export function AnnouncementPlace({ said, urgent = false }: AnnouncementPlaceProps): JSX.Element {
  return (
    <div class="hidden-text" role="status" aria-live={urgent ? 'assertive' : 'polite'}>
      {said !== null && <span key={said.id}>{said.text}</span>}
    </div>
  );
}
