// The achievements from one number to another, each a paragraph with its title.
import type { DeedTable } from '../text/deeds';
import { named, type Paragraph } from './book';

export function deedParagraphs({ deeds }: DeedTable, first: number, last: number): readonly Paragraph[] {
  return deeds.slice(first - 1, last).map(([title, how], i) => named(title, how, `ACH-${first + i}`));
}
