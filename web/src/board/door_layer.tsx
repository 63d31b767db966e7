// The doors that heroes are leaving by: their leaves open, and shut behind them.
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ExitLeaves } from './art/gate_art';
import type { Board, OpenDoor } from './board';
import { shift } from './geometry';
import { swing } from './motion';

export function DoorLayer({ board }: { readonly board: Board }): JSX.Element {
  return (
    <g class="mall-doors" aria-hidden="true">
      {board.doors.value.map((door) => (
        <Door key={door.id} board={board} door={door} />
      ))}
    </g>
  );
}

function Door({ board, door }: { readonly board: Board; readonly door: OpenDoor }): JSX.Element {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const leaves = [...(group.current?.querySelectorAll('[data-leaf]') ?? [])].map((leaf) => swing(leaf));
    const close = (): void => board.closeDoor(door.id);
    const [first] = leaves;
    if (first) first.finished.then(close, close);
    else close();
    return () => leaves.forEach((leaf) => leaf?.cancel());
  }, [board, door]);
  return (
    <g ref={group} transform={shift(door.spot)} data-open-door={door.spot.place}>
      <ExitLeaves side={door.side} />
    </g>
  );
}
