// The light of the room: cool and framed during silence, warm and open while talking is allowed, and an amber pulse
// around the edge once the alarm rings. One glance from across the room is enough.
import type { JSX } from 'preact';
import type { Talk } from '../engine/position';
import './talk_frame.css';

export function TalkFrame({ talk, alarm }: { readonly talk: Talk; readonly alarm: boolean }): JSX.Element {
  return (
    <div class="talk-frame" data-talk={talk} aria-hidden="true">
      <div class="talk-frame-hush" />
      <div class="talk-frame-open">
        <i />
        <i />
        <i />
        <i />
      </div>
      {alarm && <div class="talk-frame-alarm" />}
      {alarm && <div class="talk-frame-wash" />}
    </div>
  );
}
