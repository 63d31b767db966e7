// One turn of a session: everything changes at once, and who listens is told when the new state can be read everywhere.
import { batch } from '@preact/signals';

export class Turn {
  private depth = 0; // of changes within changes
  private readonly waiting: (() => void)[] = [];

  change(body: () => void): void {
    this.depth += 1;
    try {
      batch(body);
    } finally {
      this.depth -= 1;
    }
    while (this.depth === 0) {
      const then = this.waiting.shift();
      if (then === undefined) return;
      then();
    }
  }

  // When the change of now is over.
  after(then: () => void): void {
    this.waiting.push(then);
  }
}
