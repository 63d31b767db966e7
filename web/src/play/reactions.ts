// What the screen does when something happens: sounds, banners, sentences, counting.
import { effect, untracked } from '@preact/signals';
import type { GameEvent } from '../engine/position';
import type { Place } from '../engine/words';
import { seatVoices } from '../game/seat_voices';
import type { Happening } from '../game/session';
import { memberOf, seatOf } from '../game/table_facts';
import type { Table } from '../link/messages';
import { settings } from '../settings/settings';
import { soundBox, vibrate } from '../sound/sound_box';
import { t } from '../text/text';
import { toast } from '../ui/toast';
import { bannerOf, pastNews } from '../words/news';
import { noiseOf } from '../sound/noises';
import { connectionNews, peopleNews } from '../words/people_news';
import { heardFrom } from './heard_from';
import type { Play } from './play';
import type { Listener } from '../words/spoken';
import { counted, noTally, rememberedTally, rememberTally, type Tally } from './tally';

const stareMs = 2_600;

function react(event: GameEvent, happening: Happening, play: Play): void {
  const mySeat = play.session.seat.peek();
  // My own steps made their sound when I took them.
  if (event.kind === 'moved' && !happening.mine) play.stepSound(event.way, event.pawn, event.from, event.to);
  if (event.kind === 'passed' || event.kind === 'shuffled') play.fresh.value += 1;
  if (event.kind === 'do_something' && event.before === mySeat) play.knocks.value += 1;
  if (event.kind === 'won' || event.kind === 'lost') play.banners.clear();

  const noise = noiseOf(event, happening.events, mySeat, settings.soft.peek());
  const side = play.sideHeard(heardFrom(event, happening));
  if (noise) {
    setTimeout(() => soundBox.play(noise.sound, 1, side), noise.afterMs ?? 0);
    if (noise.vibration) vibrate(noise.vibration);
  }
  const reader = { seats: play.held.peek(), nameOf: (seat: number | null) => play.nameOf(seat) };
  const banner = bannerOf(event, happening.events, happening.after, reader);
  const past = pastNews(play.session.confirmed.peek(), play.held.peek());
  if (banner && !past.includes(banner.about)) play.banners.push(banner);
  const news = play.modules.peek()?.news(event, happening);
  if (!news) return;
  if (news.banner) play.banners.push(news.banner);
  if (news.sound) soundBox.play(news.sound, 1, side);
  if (news.told) play.announcer.tell([{ weight: 'event', text: news.told }]);
}

// What is remembered of a game depends on its number at its table; a game in this page ends with the page.
function gameKey({ session }: Play): string | null {
  return session.kind === 'local' ? null : `${session.code ?? ''}.${session.table.peek()?.games ?? 0}`;
}

// What was counted before the screen opened. Someone who joins in the middle of a game has missed something.
export function firstTally(play: Play): Tally {
  const { session } = play;
  const key = gameKey(play);
  const remembered = key === null ? null : rememberedTally(key);
  const complete = session.kind === 'local' || session.confirmed.peek()?.at === 0;
  return remembered ?? { ...noTally, complete, version: session.version.peek() };
}

// Storing takes longer than counting: once a second is enough, and when the screen or the page closes.
function keepTally(play: Play): { count(happening: Happening): void; stop(): void } {
  let timer: number | null = null;
  const write = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const key = gameKey(play);
    if (key !== null) rememberTally(key, play.tally.peek());
  };
  const writeNow = (): void => {
    if (timer !== null) write();
  };
  addEventListener('pagehide', writeNow);
  return {
    count(happening) {
      const tally = counted(play.tally.peek(), happening);
      if (tally === play.tally.peek()) return;
      play.tally.value = tally;
      timer ??= window.setTimeout(write, 1000);
    },
    stop() {
      removeEventListener('pagehide', writeNow);
      writeNow();
    },
  };
}

function watchPeople(play: Play): () => void {
  let before: Table | null = null;
  return effect(() => {
    const after = play.session.table.value;
    const line = connectionNews(before, after, play.session.me.peek()?.id ?? null);
    if (line !== null) play.announcer.hint(line);
    for (const banner of peopleNews(before, after, play.session.me.peek()?.id ?? null)) {
      play.banners.push(banner);
      play.announcer.tell([{ weight: 'event', text: `${banner.title} ${banner.text ?? ''}` }]);
    }
    before = after;
  });
}

// Two eyes at the seat, for as long as they look.
function staring(play: Play, seat: number | null): void {
  const stare = { id: (play.stared.peek()?.id ?? 0) + 1, seat };
  play.stared.value = stare;
  setTimeout(() => {
    if (play.stared.peek() === stare) play.stared.value = null;
  }, stareMs);
}

export function wireReactions(play: Play): () => void {
  const { session } = play;
  const listener: Listener = {
    get seat() {
      return session.seat.peek();
    },
    nameOf: (seat) => play.nameOf(seat),
    tileOf: (place: Place) => play.atlas().spots.get(place)?.tile ?? null,
    abilities: () => play.abilities.peek(),
  };
  const tally = keepTally(play);
  const stops = [
    session.happenings.listen((happening) => {
      play.mallWiring.happened(happening);
      for (const event of happening.events) react(event, happening, play);
      play.announcer.tell(play.announcer.words(happening, listener));
      tally.count(happening);
      const selected = play.selected.peek();
      if (selected !== null && happening.after?.pawns[selected] === 'out') play.selected.value = null;
    }),
    session.stares.listen((by) => {
      const name = memberOf(session.table.peek(), by)?.name ?? '';
      const seat = seatOf(session.table.peek(), by);
      staring(play, seat);
      soundBox.play('stare', 1, play.sideHeard(seat === null ? null : { seat }));
      vibrate([30]);
      play.announcer.hint(t('stare.by', { name }));
    }),
    session.rolledBack?.listen(() => toast(t('word.rolled_back'), 'trouble')) ?? (() => {}),
    watchPeople(play),
    effect(() => soundBox.giveWay([...seatVoices.value.values()].some(({ state }) => state === 'speaking'))),
    effect(() => {
      if (play.commands.mode.value.kind === 'seats') play.announcer.hint(t('word.which_seat'));
    }),
    effect(() => {
      const past = pastNews(session.confirmed.value, play.held.value);
      untracked(() => past.forEach((about) => play.banners.withdraw(about)));
    }),
    tally.stop,
  ];
  return () => stops.forEach((stop) => stop());
}
