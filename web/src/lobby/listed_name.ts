// What someone is called in the list of people. Those who watch a running game have no names there, but a screen is always
// known as one.
import type { Member } from '../link/messages';
import { t } from '../text/text';

export function listedName({ kind, name }: Member): string {
  return kind === 'screen' && name === '' ? t('people.screen') : name;
}
