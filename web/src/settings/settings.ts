// What a person has chosen for this browser, remembered where the browser allows it. Each choice is a signal.
import { effect, signal, type Signal } from '@preact/signals';
import type { LanguageCode } from './languages';

export type Theme = 'system' | 'night' | 'dawn' | 'contrast';
export type Palette = 'standard' | 'red_green' | 'blue_yellow' | 'bold';
export type Motion = 'system' | 'full' | 'reduced';
export type Language = 'system' | LanguageCode;
export type SoundKind = 'moves' | 'sand' | 'talk' | 'knock' | 'end';

export interface Settings {
  readonly name: Signal<string>;
  readonly language: Signal<Language>;
  readonly theme: Signal<Theme>;
  readonly palette: Signal<Palette>;
  readonly motion: Signal<Motion>;
  readonly muted: Signal<boolean>;
  readonly volume: Signal<Readonly<Record<SoundKind, number>>>; // 0 to 1
  readonly soft: Signal<boolean>; // the "Do Something!" pawn knocks gently: no shake, no vibration
  readonly vibration: Signal<boolean>;
  readonly keys: Signal<Readonly<Record<string, string>>>; // re-bound keys: command to KeyboardEvent.code
  readonly seatBelow: Signal<boolean>; // the mall is turned so that the own seat is below; otherwise north is up
  readonly seenHelp: Signal<boolean>;
  readonly face: Signal<number>; // your own picture and colour; 0: not chosen
  readonly crew: Signal<string>; // the secret of the crew one plays for; '': none
}

const prefix = 'magicmaze.';

// Private windows and blocked cookies throw on any touch: then a choice lasts as long as the page.
export function remembered<T>(name: string, fallback: T): Signal<T> {
  const read = (text: string | null): T => {
    try {
      const parsed: unknown = JSON.parse(text ?? 'null');
      return typeof parsed === typeof fallback && parsed !== null ? (parsed as T) : fallback;
    } catch {
      return fallback;
    }
  };
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(prefix + name);
  } catch {
    // as above
  }
  const choice = signal(read(stored));
  // Other tabs of this browser follow at once.
  globalThis.addEventListener?.('storage', ({ key, newValue }) => {
    if (key === prefix + name) choice.value = read(newValue);
  });
  let first = true;
  effect(() => {
    const text = JSON.stringify(choice.value);
    if (first) {
      first = false;
      return;
    }
    try {
      localStorage.setItem(prefix + name, text);
    } catch {
      // as above
    }
  });
  return choice;
}

// The game takes place at night; day is a choice. People whose system asks for more contrast get it.
function firstTheme(): Theme {
  return globalThis.matchMedia?.('(prefers-contrast: more)').matches ? 'system' : 'night';
}

export const settings: Settings = {
  name: remembered('name', ''),
  language: remembered<Language>('language', 'system'),
  theme: remembered<Theme>('theme', firstTheme()),
  palette: remembered<Palette>('palette', 'standard'),
  motion: remembered<Motion>('motion', 'system'),
  muted: remembered('muted', false),
  volume: remembered<Readonly<Record<SoundKind, number>>>('volume', {
    moves: 0.6,
    sand: 0.6,
    talk: 0.8,
    knock: 0.8,
    end: 0.8,
  }),
  soft: remembered('soft', false),
  vibration: remembered('vibration', true),
  keys: remembered<Readonly<Record<string, string>>>('keys', {}),
  seatBelow: remembered('seatBelow', false),
  seenHelp: remembered('seenHelp', false),
  face: remembered('face', 0),
  crew: remembered('crew', ''),
};

export function motionIsReduced(): boolean {
  const choice = settings.motion.value;
  if (choice !== 'system') return choice === 'reduced';
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

// Puts theme, palette and motion on the root element, where the style sheets look for them.
export function applySettings(root: HTMLElement): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const less = matchMedia('(prefers-reduced-motion: reduce)');
  const apply = (): void => {
    const theme = settings.theme.value;
    root.dataset['theme'] =
      theme !== 'system' ? theme : contrast.matches ? 'contrast' : dark.matches ? 'night' : 'dawn';
    root.dataset['palette'] = settings.palette.value;
    root.dataset['motion'] =
      settings.motion.value !== 'system' ? settings.motion.value : less.matches ? 'reduced' : 'full';
  };
  effect(apply);
  for (const query of [dark, contrast, less]) query.addEventListener('change', apply);
}
