// Reads a scenario from a link or a file, and says what couldn't be read.
import { tidyName } from '../base/name';
import type { Catalog } from '../engine/catalog';
import { te } from '../text/editor';
import { toast } from '../ui/toast';
import { readScenario, type CustomScenario } from './custom_scenario';
import { isScenarioHash, readScenarioHash } from './scenario_link';

const mostNamed = 5; // fields in one sentence

function changedText(fields: readonly string[]): string {
  const named = fields.slice(0, mostNamed).map((field) => tidyName(field) || '?');
  return te('editor.changed', { fields: [...named, ...(fields.length > mostNamed ? ['…'] : [])].join(', ') });
}

function taken(value: unknown, catalog: Catalog, from: 'link' | 'load'): CustomScenario | null {
  const reading = readScenario(value, catalog);
  if (reading === null) toast(te(`editor.${from}.bad`), 'trouble');
  else if (reading.changed.length > 0) toast(changedText(reading.changed), 'trouble');
  return reading?.own ?? null;
}

// Null if there is none; if there should be one, that is reported.
export function fromAddress(hash: string, catalog: Catalog): CustomScenario | null {
  return isScenarioHash(hash) ? taken(readScenarioHash(hash), catalog, 'link') : null;
}

export function fromFile(text: string, catalog: Catalog): CustomScenario | null {
  let value: unknown = null;
  try {
    value = JSON.parse(text);
  } catch {
    // Not JSON: the same as no scenario.
  }
  return taken(value, catalog, 'load');
}
