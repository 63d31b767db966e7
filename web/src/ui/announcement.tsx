// Words that are only heard. The place is there before the words are, or they would not be read out; and every announcement is
// a new element in it, so that the same words are read out again when they are said again.
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
