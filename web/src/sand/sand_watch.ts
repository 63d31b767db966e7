// Watches the sand: the last thirty seconds are heard, and announced.
import type { Session } from '../game/session';
import { lastSand } from '../sound/last_sand';
import { soundBox } from '../sound/sound_box';
import { t } from '../text/text';

const told = [60, 30, 10] as const;

export function sandRuns(session: Session): boolean {
  const table = session.table.peek();
  const link = session.link.peek().kind;
  const runs = table?.phase === 'playing' && table.clock === 'running' && !session.frozen.peek();
  return runs && (link === 'online' || session.kind === 'local');
}

export function watchSand(session: Session, tell: (text: string) => void): () => void {
  let timer = 0;
  let before = Infinity;
  const look = (): void => {
    const sand = session.sand();
    let next = 1000;
    if (sand !== null && sandRuns(session) && session.confirmed.peek()?.outcome === 'running') {
      const sound = lastSand(sand);
      if (sound) {
        soundBox.play(sound.sound);
        next = sound.next;
      } else next = Math.min(1000, Math.max(50, sand - 30_000));
      for (const seconds of told) {
        if (before > seconds * 1000 && sand <= seconds * 1000 && before !== Infinity) {
          tell(t('spoken.seconds', { seconds }));
        }
      }
      before = sand;
    }
    timer = window.setTimeout(look, next);
  };
  look();
  return () => clearTimeout(timer);
}
