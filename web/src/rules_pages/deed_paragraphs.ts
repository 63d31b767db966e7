// The achievements from one number to another, each a paragraph with its title.
import type deeds from '../text/en/security_deeds';
import { named, type Paragraph } from './book';

type Words = Readonly<Record<keyof typeof deeds, string>>;

export function deedParagraphs(words: Words, first: number, last: number): readonly Paragraph[] {
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const number = first + i;
    const title = words[`deed.${number}.title` as keyof Words];
    return named(title, words[`deed.${number}.how` as keyof Words], `ACH-${number}`);
  });
}
