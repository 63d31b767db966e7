// Someone has left while the connection was down. The page moves on at once, and the table is told as soon as there is
// a connection again: the others don't have to wait for a member who won't come back.
import { Api } from './api';
import { browserId } from './browser_id';
import { backLine, requestLine } from './line';
import { TableSocket } from './socket';
import type { Environment, Timer } from './environment';

export const leaveWithinMs = 1_800_000; // by then the table has removed the player anyway
const againMs = 2_000;

export interface Leaving {
  readonly code: string;
  readonly url: string;
  readonly token: string;
  readonly n: number; // the number of the request
}

export function leaveLater(world: Environment, { code, url, token, n }: Leaving): void {
  const api = new Api((path, init) => world.fetch(path, init));
  const leave = requestLine(n, { t: 'leave' });
  const timers: Timer[] = [];
  const finish = (): void => {
    for (const timer of timers) timer.cancel();
    socket.dispose();
  };
  const socket = new TableSocket(world, url, {
    hello: () => [backLine(token, null, browserId(world)), leave],
    heard: (message) => {
      // A server whose disk fails can't let anyone leave yet.
      if ('refused' in message && message.n === n) timers.push(world.after(againMs, () => socket.send(leave)));
    },
    heardTime: () => undefined,
    notUnderstood: () => undefined,
    cut: () => undefined,
    turnedAway: () => {
      void api.lookAtTable(code, token).then((answer) => {
        if (!answer.ok && answer.error.error === 'NoSuchTable') finish();
      });
    },
    ended: finish, // the table has accepted it, or no longer knows the member
  });
  timers.push(world.after(leaveWithinMs, finish));
  socket.start();
}
