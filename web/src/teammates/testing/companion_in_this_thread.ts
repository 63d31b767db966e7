// A fake worker: the module as it was really built, in the test's own thread, with the same messages.
import { builtModule } from '../../engine/engine_file';
import { WorkerCompanion, type Companion } from '../companion';
import type { StartWorker } from '../worker_calls';
import { WorkerAnswers } from '../worker_answers';

const startAnswers: StartWorker = (hear) => {
  let isHeard = true;
  const answers = new WorkerAnswers(
    () => builtModule('teammates'),
    (message) => {
      if (isHeard) hear(structuredClone(message));
    },
  );
  return {
    send: (message) => answers.take(structuredClone(message)),
    end: () => (isHeard = false),
  };
};

export function companionInThisThread(): Companion {
  return new WorkerCompanion('teammates.wasm', startAnswers);
}
