// One change of a session: everything changes at once, and listeners are told when the new state can be read everywhere.
import { batch } from '@preact/signals';

export class ChangeBatch {
  private depth = 0; // of nested changes
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

  // When the current change is over.
  after(then: () => void): void {
    this.waiting.push(then);
  }
}
