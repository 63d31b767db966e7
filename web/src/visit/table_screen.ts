// The playing screen, loaded a moment before it is needed.
import { screenLater } from '../shell/screen_later';

const load = async () => (await import('../table/table')).TableScreen;

export const TableScreen = screenLater(load);

// While people gather there is time to load the mall.
export function fetchTableScreen(): void {
  void load().catch(() => undefined);
}
