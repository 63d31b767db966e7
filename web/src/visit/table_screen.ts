// The playing screen, loaded a moment before it is needed.
import { lazyScreen } from '../shell/lazy_screen';

const load = async () => (await import('../table/table')).TableScreen;

export const TableScreen = lazyScreen(load);

// While people gather there is time to load the mall.
export function fetchTableScreen(): void {
  void load().catch(() => undefined);
}
