// What talking adds to the mall: presses that point and sketch, and the marks that they leave.
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Board } from '../board/board';
import { MarkLayer } from './mark_layer';
import { PointingGestures, type Tool } from './pointing_gestures';
import type { TableTalk } from './table_talk';

interface TalkLayerProps {
  readonly board: Board;
  readonly tableTalk: TableTalk;
  readonly tool: Signal<Tool | null>;
}

export function TalkLayer({ board, tableTalk, tool }: TalkLayerProps): JSX.Element {
  const { talking } = tableTalk;
  const frame = board.frame.value;
  useLayoutEffect(() => {
    if (frame === null) return undefined;
    return new PointingGestures(frame, {
      isOpen: () => talking.openness.peek().hands,
      tool: () => tool.peek(),
      done: () => (tool.value = null),
      show: (gesture) => void talking.say(gesture),
    }).attach();
  }, [frame, talking, tool]);
  return <MarkLayer board={board} tableTalk={tableTalk} />;
}
