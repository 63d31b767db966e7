// Events for current listeners; nothing is kept for later ones.

export interface Source<T> {
  listen(listener: (value: T) => void): () => void; // returns a function that stops it
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
