// What docs and editors promise about the npm package, for the type checker: this file is never run.
import { Game, loadEngine, MagicMazeError, type LegalAction, type Refusal, type View } from '../../npm/index.js';

export async function play(): Promise<View['outcome']> {
  const engine = await loadEngine();
  const version: string = engine.versions.engine;
  const game: Game = engine.newGame({ scenario: 'F3', seats: 4, seed: 1n, sand_ms: 60_000 });
  const [first]: readonly (LegalAction | undefined)[] = [...game.legal(0), ...game.tokens(0)];
  if (first === undefined) throw new MagicMazeError(version);
  const answer = game.act(0, first.action, game.at + 500);
  const refusal: Refusal | undefined = 'refused' in answer ? answer : undefined;
  if (refusal === undefined && 'events' in answer) game.advance(answer.at + 1_000);
  const { tiles } = engine.catalog();
  const walls = tiles.flatMap((tile) => tile.spaces).filter((space) => space.borders.north === 'wall');
  const top: string | null = walls.length > 0 ? game.view().deck.top : null;
  if (top === null) game.advance(game.at);
  // @ts-expect-error A seat is a number.
  game.legal('0');
  // @ts-expect-error Nobody sets the time but the calls.
  game.at = 5;
  const copy = game.clone();
  copy.close();
  return game.view().outcome;
}
