// A game of a custom scenario as a server's table deals it: the rules are in its ruleset and nowhere else.
import type { Engine } from './engine';
import type { State } from './position';
import type { Rules } from './rules';

export function customGame(engine: Engine, rules: Partial<Rules>): State {
  const game = engine.deal({ scenario: 7, seats: 4, seed: '0'.repeat(32) });
  if ('refused' in game) throw new Error(game.text);
  const words = game.ruleset
    .replace(/^scenario=\S+/, 'scenario=own')
    .replace(/ name=\S*/, ' name=Our%20night')
    .split(' ')
    .map((word) => {
      const name = word.split('=')[0] as keyof Rules;
      return rules[name] === undefined ? word : `${name}=${rules[name]}`;
    });
  const position = engine.open(words.join(' '), game.position);
  if (position === null) throw new Error(`the engine does not take ${words.join(' ')}`);
  const state = position.state(0);
  position.close();
  return state;
}

// The first position of a game of the expansion, whose words and engine have to be fetched before.
export function expansionGame(engine: Engine, game: string): State {
  const dealt = engine.deal({ scenario: 1, game, seats: 4, seed: '0'.repeat(32) });
  if ('refused' in dealt) throw new Error(dealt.text);
  const position = engine.open(dealt.ruleset, dealt.position);
  if (position === null) throw new Error(`the engine does not take ${game}`);
  const state = position.state(0);
  position.close();
  return state;
}
