// What the test of the texts allows: how long a text of each kind may be, which texts are alike in two languages in all
// honesty, and what alone may shout. Only tests read this.

// The one thing on the table that raises its voice, by its name in each language.
export const loudOnes: readonly string[] = ['Do Something!', 'Do something!', 'Tu was!', 'Faça algo!'];

interface Limit {
  readonly kind: RegExp; // of the key; the first that fits counts
  readonly en: number;
  readonly de: number;
  readonly pt: number;
}

const limits: readonly Limit[] = [
  { kind: /^refusal\./, en: 70, de: 90, pt: 90 },
  { kind: /^scenario\.S\d+\.title$/, en: 24, de: 28, pt: 28 },
  { kind: /^scenario\.S\d+\.new$/, en: 90, de: 105, pt: 105 },
  { kind: /^scenario\.S\d+\.before$/, en: 290, de: 330, pt: 330 },
  { kind: /^game\.\w+\.title$/, en: 24, de: 28, pt: 28 },
  { kind: /^game\.\w+\.new$/, en: 90, de: 105, pt: 105 },
  { kind: /^game\.\w+\.goal$/, en: 80, de: 95, pt: 95 },
  { kind: /^game\.\w+\.hard$/, en: 120, de: 140, pt: 140 },
  { kind: /^game\.\w+\.before$/, en: 290, de: 330, pt: 330 },
  { kind: /^(module|spell)\.[\w-]+\.name$/, en: 24, de: 28, pt: 28 },
  { kind: /^(module|spell)\.[\w-]+\.(about|does)$/, en: 75, de: 85, pt: 85 },
  { kind: /^(hero|colour|ability)\.[a-z]+$/, en: 12, de: 14, pt: 16 },
  { kind: /^rules\.foot$/, en: 220, de: 260, pt: 260 },
  { kind: /./, en: 190, de: 230, pt: 230 },
];

export function lengthOf(key: string, language: 'en' | 'de' | 'pt'): number {
  return limits.find(({ kind }) => kind.test(key))?.[language] ?? 0;
}

// What both languages write alike: names, and words that went from one to the other.
export const honestlyAlike: Readonly<Record<'de' | 'pt', ReadonlySet<string>>> = {
  de: new Set([
    ...['Magic Maze', 'ABC 234', '{minutes} min', 'Code', 'Dimension 1', 'Dimension 2'],
    ...['Orange', 'orange', 'Pause', 'Sensor', 'Sand', 'Standard', 'Vibration'],
  ]),
  pt: new Set(['Magic Maze', 'ABC 234', '{minutes} min', 'Menu', 'Sensor', 'item']),
};
