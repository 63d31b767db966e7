// Only people who have played have games of their own.
import { lazy } from '../ui/lazy';
import { asExtra } from '../ui/missing_part';

export const OwnGames = lazy(async () => (await import('./own_games_view')).OwnGames, asExtra);
