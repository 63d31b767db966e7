// Numbers and the table they are printed in.

export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly wanted: string;
  readonly fits: (value: number) => boolean;
  readonly values: readonly number[]; // one a round
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

// The smallest value that isn't below `share` of them.
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

export function below(limit: number): Pick<Figure, 'wanted' | 'fits'> {
  return { wanted: `below ${limit.toLocaleString('en')}`, fits: (value) => value < limit };
}

export function atLeast(limit: number): Pick<Figure, 'wanted' | 'fits'> {
  return { wanted: `at least ${limit}`, fits: (value) => value >= limit };
}

export const told: Pick<Figure, 'wanted' | 'fits'> = { wanted: '', fits: () => true };

function text(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
}

export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, unit, wanted, fits, values }) => {
    const middle = median(values);
    const measured = `${text(middle)} ${unit}${fits(middle) ? '' : ' (too much or too little)'}`;
    return `| ${name} | ${wanted === '' ? '' : `${wanted} ${unit}`} | ${measured} | ${values.map(text).join(', ')} |`;
  });
  return ['| | wanted | median | each round |', '|---|---|---|---|', ...rows].join('\n');
}
