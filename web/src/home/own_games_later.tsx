// Only people who have played have games of their own.
import { later } from '../ui/later';
import { asExtra } from '../ui/missing_part';

export const OwnGames = later(async () => (await import('./own_games_view')).OwnGames, asExtra);
