// A game that was played and won, as the home page shows it: how it was dealt, and what everyone did.
import type { LocalTable } from '../game/local_table';
import type { ActionText } from '../engine/words';

export const demoDeal: LocalTable['deal'] = {
  scenario: 1,
  seats: 4,
  seed: '00000000000000000000000000000001',
  side: '1a',
  deck: ['7', '9', '8', '6', '2'],
  heroes: { yellow: '1a:1,2', purple: '1a:1,1', green: '1a:2,1', orange: '1a:2,2' },
  deal: [['north'], ['east', 'escalator'], ['south', 'explore'], ['west', 'vortex']],
};

const text = `p 1a:1,1>1a:1,0|draw|p 1a:1,0>7:3,1|p 7:3,1/7:1,2|p 7:1,2>7:1,3|p 7:1,3>7:2,3|draw|g 1a:2,1>1a:3,1|g 1a:3,1>1a:3,2
|g 1a:3,2/1a:2,3|draw|y 1a:1,2>1a:1,1|y 1a:1,1>1a:3,1|draw|o 1a:2,2>1a:0,2|draw|g 1a:2,3>8:3,1|g 8:3,1>8:3,0|y 1a:3,1>6:2,2
|y 6:2,2>6:0,2|p 7:2,3>9:1,1|p 9:1,1>9:0,1|p 9:0,1>9:0,3|p 9:0,3>9:3,3|p 9:3,3>9:3,0|o 1a:0,2>1a:1,2|o 1a:1,2>7:3,1
|o 7:3,1/7:1,2|o 7:1,2>7:1,0|o 7:1,0>7:2,0|theft|g 8:3,0>8:3,1|g 8:3,1>1a:2,3|g 1a:2,3/1a:3,2|g 1a:3,2>2:2,2|g 2:2,2>2:3,2
|g 2:3,2>2:3,1|g 2:3,1/2:1,0|g 2:1,0>2:0,0|y 6:0,2>6:2,2|y 6:2,2>1a:0,1|y 1a:0,1>1a:0,2|y 1a:0,2>2:2,2|y 2:2,2>2:3,2
|y 2:3,2>2:3,1|y 2:3,1/2:1,0|y 2:1,0>2:0,0|p 9:3,0>9:3,1|p 9:3,1>2:3,1|p 2:3,1/2:1,0|p 2:1,0>2:0,0|o 7:2,0>7:1,0
|o 7:1,0>7:1,2|o 7:1,2/7:3,1|o 7:3,1>1a:1,2|o 1a:1,2>2:2,2|o 2:2,2>2:3,2|o 2:3,2>2:3,1|o 2:3,1/2:1,0|o 2:1,0>2:0,0`;

export const demoActions = text.split(/\s*\|/) as readonly string[] as readonly ActionText[];
