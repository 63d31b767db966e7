// What is told by itself: choices, refusals, what others do, what teammates wait for. While it is on, everything that the
// table says comes through here, and nothing else is read out.
import { effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { Option } from '../board/meaning';
import type { Place } from '../engine/words';
import { playedName } from '../scenarios/scenario_name';
import { soundBox } from '../sound/sound_box';
import { te } from '../text/by_ear';
import { abilityList } from '../words/spoken';
import { type AwaitedStep, awaitedText } from './awaited';
import { changes } from './changes';
import type { Ear } from './ear';
import { earcons } from './earcons';
import { featureList, isWorthTelling } from './feature_words';
import { featuresOf } from './features';
import { offsetOf } from './viewpoint';
import { offsetText, sentences } from './wording';

const farColumns = 6; // heard from one ear alone

// Where a place is heard: seen from the chosen hero, or in the middle of the mall.
function sideFrom({ play, answers }: Ear, place: Place): number {
  const atlas = answers.atlas();
  const spot = atlas.spots.get(place);
  const hero = play.selected.peek();
  const from = hero === null ? undefined : atlas.spots.get(answers.state?.pawns[hero] as Place);
  const middle = (atlas.box.left + atlas.box.right) / 2;
  if (spot === undefined) return 0;
  return Math.max(-1, Math.min(1, (spot.x - (from?.x ?? middle)) / (100 * farColumns)));
}

function optionText({ place }: Option, index: number, { play, answers }: Ear): string {
  const atlas = answers.atlas();
  const { state } = answers;
  const spot = atlas.spots.get(place);
  const hero = play.selected.peek();
  if (spot === undefined || state === null) return '';
  const from = hero === null ? undefined : atlas.spots.get(state.pawns[hero] as Place);
  const what = featureList(
    featuresOf(atlas, state, spot, hero ?? 'yellow').filter(({ symbol }) => symbol !== 'vortex'),
  );
  const where = from === undefined ? '' : offsetText(offsetOf(from, spot));
  const parts = [te('ear.tile', { tile: spot.tile }), what, where].filter((part) => part !== '');
  return te('ear.place', { number: index + 1, what: parts.join(', ') });
}

function tellMode(ear: Ear): void {
  const mode = ear.play.commands.mode.value;
  untracked(() => {
    if (mode.kind === 'places' && mode.index === 0) {
      const options = mode.options.map((option, index) => optionText(option, index, ear));
      ear.narrator.answer(sentences(options));
    } else if (mode.kind === 'places') {
      const option = mode.options[mode.index];
      if (option !== undefined) ear.narrator.answer(sentences([optionText(option, mode.index, ear)]));
    } else if (mode.kind === 'seats') {
      const count = ear.answers.state?.seats ?? 0;
      const { nameOf, mine } = ear.answers.seats();
      const others = Array.from({ length: count }, (_, seat) => seat).filter((seat) => !mine.includes(seat));
      const names = others.map((seat) => te('ear.place', { number: seat + 1, what: nameOf(seat) }));
      ear.narrator.answer(sentences(names));
    }
  });
}

// A new game: what it is called, and what I have.
function tellBeginning({ play, narrator, answers }: Ear): void {
  const { state } = answers;
  if (state === null || state.outcome !== 'running') return;
  const scenario = playedName(state);
  narrator.answer(te('ear.begun', { scenario, abilities: abilityList(play.abilities.peek()) }));
}

function watchHero(ear: Ear): () => void {
  let before = ear.play.selected.peek();
  return effect(() => {
    const hero = ear.play.selected.value;
    if (hero === before) return;
    before = hero;
    untracked(() => {
      const at = hero === null ? undefined : (ear.answers.state?.pawns[hero] as Place | undefined);
      if (at !== undefined) soundBox.play(earcons.chosen, 1, ear.play.sideOf(at));
      ear.tellHero(hero);
    });
  });
}

function watchAwaited(ear: Ear, awaited: ReadonlySignal<AwaitedStep | null>): () => void {
  let before = '';
  return effect(() => {
    const step = awaited.value;
    untracked(() => {
      const text = step === null ? '' : awaitedText(step, ear.answers.atlas());
      if (text === before) return;
      before = text;
      ear.narrator.drop('awaited');
      if (text === '') return;
      soundBox.play(earcons.awaited);
      ear.narrator.tell([{ weight: 'event', about: 'awaited', text }]);
    });
  });
}

// A hero that arrives where it wanted to be.
function soundArrival(ear: Ear, place: Place): void {
  const { answers, play } = ear;
  const { state } = answers;
  const spot = answers.atlas().spots.get(place);
  if (spot === undefined || state === null) return;
  const pawn = Object.entries(state.pawns).find(([, at]) => at === place)?.[0];
  const features = featuresOf(answers.atlas(), state, spot, pawn as 'yellow').filter(isWorthTelling);
  if (features.some(({ symbol }) => symbol === 'item' || symbol === 'exit'))
    soundBox.play(earcons.target, 1, play.sideOf(place));
  else if (features.some(({ symbol }) => symbol === 'exploration')) soundBox.play(earcons.edge, 1, play.sideOf(place));
}

export function watchByEar(ear: Ear, awaited: ReadonlySignal<AwaitedStep | null> | undefined): () => void {
  const { play, narrator } = ear;
  const { announcer, session } = play;
  const usual = announcer.words;
  const wasUp = play.northIsUp.peek();
  play.northIsUp.value = true; // what is told is by the rules' directions, and so are the keys
  play.sideByEar = (place) => sideFrom(ear, place);
  announcer.isTaken.value = true;
  announcer.words = (happening, listener) => changes(happening, listener, ear.answers.atlas());
  let games = -1;
  const stops = [
    effect(() => {
      const now = session.table.value?.games ?? 0;
      if (now === games) return;
      games = now;
      untracked(() => tellBeginning(ear));
    }),
    effect(() => {
      const sentences = announcer.sentences.value;
      if (sentences.length === 0) return;
      announcer.sentences.value = [];
      untracked(() => narrator.tell(sentences));
    }),
    effect(() => {
      const word = announcer.word.value;
      const asksWhom = play.commands.mode.peek().kind === 'seats'; // their names are being told
      if (word !== null && !asksWhom) untracked(() => narrator.answer(word.text));
    }),
    effect(() => tellMode(ear)),
    watchHero(ear),
    session.happenings.listen(({ events }) => {
      for (const event of events) if (event.kind === 'moved') soundArrival(ear, event.to);
    }),
    play.mall.recoils.listen(({ to }) => {
      soundBox.play(earcons.wall, 1, to === null ? 0 : play.sideOf(to));
    }),
    awaited === undefined ? () => {} : watchAwaited(ear, awaited),
  ];
  return () => {
    for (const stop of stops) stop();
    announcer.words = usual;
    announcer.isTaken.value = false;
    play.sideByEar = null;
    play.northIsUp.value = wasUp;
    narrator.close();
  };
}
