// A worker that is none: the module that was really built, in the test's own thread, with the same letters.
import { builtModule } from '../../engine/engine_file';
import { HiredCompanion, type Companion, type Hire } from '../companion';
import { Desk } from '../desk';

const hireDesk: Hire = (hear) => {
  let isHeard = true;
  const desk = new Desk(
    () => builtModule('teammates'),
    (letter) => {
      if (isHeard) hear(structuredClone(letter));
    },
  );
  return {
    send: (letter) => desk.take(structuredClone(letter)),
    end: () => (isHeard = false),
  };
};

export function companionInThisThread(): Companion {
  return new HiredCompanion('teammates.wasm', hireDesk);
}
