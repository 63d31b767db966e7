// A big screen's own place at a table, which everyone sees as a screen. In the same browser a person can play in another
// tab.
import type { Engine } from '../engine/engine';
import { connectTable } from '../game/remote_session';
import type { Session } from '../game/session';
import { browserEnvironment, type Environment, type Memory } from '../link/environment';
import { isSeatKey } from '../link/seat_keeper';

// The same memory, with other places for the ways back to tables.
export function screenMemory(memory: Memory): Memory {
  const own = (key: string): string => (isSeatKey(key) ? `${key}?screen` : key);
  return {
    getItem: (key) => memory.getItem(own(key)),
    setItem: (key, value) => memory.setItem(own(key), value),
    removeItem: (key) => memory.removeItem(own(key)),
  };
}

export function connectScreen(
  engine: Engine,
  code: string,
  name: string,
  world: Environment = browserEnvironment(),
): Session {
  return connectTable(
    engine,
    code,
    { name, as: 'spectator', kind: 'screen' },
    { ...world, memory: screenMemory(world.memory) },
  );
}
