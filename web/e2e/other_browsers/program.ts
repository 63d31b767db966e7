// A program that runs alongside the test: its output is kept, and it ends when told to.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 30_000 * Number(process.env['MAGICMAZE_PATIENCE'] ?? 1);

// Stopping the test stops its programs too, although they are no longer in its group.
const running = new Set<Program>();
process.on('exit', () => running.forEach((program) => program.kill('SIGTERM')));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

export class Program {
  output = '';

  private constructor(private readonly child: ChildProcess) {
    const keep = (piece: Buffer): void => void (this.output += piece.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
  }

  static async start(command: string, words: readonly string[], more: Record<string, string> = {}): Promise<Program> {
    const child = spawn(command, words, {
      env: { ...process.env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // a separate group, so that its children end with it
    });
    const program = new Program(child);
    running.add(program);
    await once(child, 'spawn');
    return program;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  // Waits for the first answer that isn't null.
  async until<T>(what: string, answer: () => Promise<T | null> | T | null): Promise<T> {
    const end = Date.now() + patienceMs;
    for (;;) {
      const found = await answer();
      if (found !== null) return found;
      if (this.hasEnded || Date.now() > end) throw new Error(`There is no ${what}: ${this.output}`);
      await pause(50);
    }
  }

  async end(): Promise<void> {
    const gone = this.hasEnded ? Promise.resolve() : once(this.child, 'exit');
    this.kill('SIGTERM'); // it may have something to clean up
    await Promise.race([gone, pause(3_000, null, { ref: false })]);
    this.kill('SIGKILL');
    running.delete(this);
    await gone;
  }

  kill(signal: 'SIGTERM' | 'SIGKILL'): void {
    const { pid } = this.child;
    try {
      if (pid !== undefined) process.kill(-pid, signal);
    } catch {
      // Nothing in its group is left.
    }
  }
}
