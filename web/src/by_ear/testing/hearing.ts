// A table in this page as someone plays it by ear, without a screen: the same parts as on the playing screen, but nothing
// is drawn. Whoever uses it gets what is said, after the time it takes to say it, and has the keys.
import type { Engine } from '../../engine/engine';
import type { LocalWorld } from '../../game/local_session';
import { browserEnvironment } from '../../link/environment';
import { Play } from '../../play/play';
import { firstTally, wireReactions } from '../../play/reactions';
import { wireRefusals } from '../../play/wiring';
import { startGame } from '../../practice/start';
import type { SoloChoice } from '../../practice/solo_choice';
import { watchSand } from '../../sand/sand_watch';
import type { Mouth } from '../../speech/mouth';
import { Narrator } from '../../speech/narrator';
import { spokenMs } from '../../speech/reader_mouth';
import { companionInThisThread } from '../../teammates/testing/companion_in_this_thread';
import { pageTimer } from '../../words/banners';
import { Ear } from '../ear';
import { EarInput } from '../ear_input';
import { watchByEar } from '../ear_watch';

// A listener hears a sentence when it has been said, and may act while the next one is being said; one that is cut short
// isn't heard.
export class HearingMouth implements Mouth {
  private saying: { readonly text: string; readonly ends: number }[] = [];

  constructor(
    private readonly now: () => number,
    private readonly perSecond: number,
  ) {}

  say(text: string, now: boolean): void {
    if (now) this.stop();
    let ends = Math.max(this.now(), this.saying.at(-1)?.ends ?? 0);
    for (const sentence of text.split(/(?<=[.?!]) /)) {
      ends += spokenMs(sentence, this.perSecond);
      this.saying.push({ text: sentence, ends });
    }
  }

  isBusy(): boolean {
    return (this.saying.at(-1)?.ends ?? 0) > this.now();
  }

  stop(): void {
    this.saying = this.saying.filter(({ ends }) => ends <= this.now());
  }

  // What has been said since the last call.
  heard(): readonly string[] {
    const done = this.saying.filter(({ ends }) => ends <= this.now());
    this.saying = this.saying.filter(({ ends }) => ends > this.now());
    return done.map(({ text }) => text);
  }
}

export interface Heard {
  readonly mouth: HearingMouth;
  result(): 'running' | 'won' | 'lost'; // for the test, not for whoever plays
  close(): void;
}

export function press(code: string, shiftKey = false): void {
  const key = code.startsWith('Key') ? code.slice(3).toLowerCase() : code;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key, shiftKey, bubbles: true, cancelable: true }));
}

export interface HeardGame extends SoloChoice {
  readonly seed: number;
  readonly perSecond: number; // characters
}

export async function hearGame(
  engine: Engine,
  { seed, perSecond, ...choice }: HeardGame,
  isAwaitedTold = true,
): Promise<Heard> {
  let secrets = seed;
  const world: LocalWorld = { ...browserEnvironment(), secret: () => (++secrets).toString(16).padStart(32, '0') };
  const { session, companionGame } = await startGame(engine, choice, companionInThisThread(), world);
  const play = new Play(session, engine);
  const mouth = new HearingMouth(() => performance.now(), perSecond);
  const awaited = isAwaitedTold ? companionGame.awaited : undefined;
  const ear = new Ear(play, new Narrator(mouth, pageTimer), () => awaited?.value ?? null);
  const stops = [
    wireReactions(play),
    wireRefusals(play),
    watchSand(session, (text) => play.announcer.tell([{ weight: 'event', text }])),
    play.commands.listen(),
    new EarInput(ear).listen(),
    watchByEar(ear, awaited),
  ];
  play.begin(firstTally(play));
  return {
    mouth,
    result: () => session.confirmed.peek()?.outcome ?? 'running',
    close: () => {
      for (const stop of stops) stop();
      companionGame.close();
      session.close();
    },
  };
}
