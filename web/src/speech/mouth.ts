// Something that can speak.
export interface Mouth {
  say(text: string, now: boolean): void; // now: whatever is being said is cut short
  isBusy(): boolean; // still speaking, as far as anyone can know
  stop(): void;
}
