// Things that happen, for whoever listens; nothing is kept for those who come later.

export interface Source<T> {
  listen(listener: (value: T) => void): () => void; // returns how to stop
}

export class Emitter<T> implements Source<T> {
  private readonly listeners = new Set<(value: T) => void>();

  listen(listener: (value: T) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  emit(value: T): void {
    for (const listener of [...this.listeners]) listener(value);
  }
}
