// A moment that several wait for: when the last one has arrived, something happens, and then all continue.
export class Meeting {
  private missing: number;
  private readonly over: Promise<void>;
  private start: () => void = () => undefined;

  constructor(people: number, happens: () => Promise<void>) {
    this.missing = people;
    this.over = new Promise<void>((resolve) => (this.start = resolve)).then(happens);
  }

  arrive(): Promise<void> {
    this.missing -= 1;
    if (this.missing === 0) this.start();
    return this.over;
  }
}
