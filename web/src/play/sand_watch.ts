// Listens to the sand: the last thirty seconds are heard, and told to those who listen.
import type { Session } from '../game/session';
import { lastSand } from '../sound/last_sand';
import { soundBox } from '../sound/sound_box';
import { t } from '../text/text';
import type { Play } from './play';

const told = [60, 30, 10] as const;

export function sandRuns(session: Session): boolean {
  const table = session.table.peek();
  const link = session.link.peek().kind;
  const runs = table?.phase === 'playing' && table.clock === 'running' && !session.frozen.peek();
  return runs && (link === 'online' || session.kind === 'local');
}

export function watchSand(play: Play): () => void {
  let timer = 0;
  let before = Infinity;
  const look = (): void => {
    const sand = play.session.sand();
    let next = 1000;
    if (sand !== null && sandRuns(play.session) && play.session.confirmed.peek()?.outcome === 'running') {
      const sound = lastSand(sand);
      if (sound) {
        soundBox.play(sound.sound);
        next = sound.next;
      } else next = Math.min(1000, Math.max(50, sand - 30_000));
      for (const seconds of told) {
        if (before > seconds * 1000 && sand <= seconds * 1000 && before !== Infinity) {
          play.saying.tell([{ weight: 'event', text: t('spoken.seconds', { seconds }) }]);
        }
      }
      before = sand;
    }
    timer = window.setTimeout(look, next);
  };
  look();
  return () => clearTimeout(timer);
}
