// A browser only plays a voice after someone has touched the page. What it held back plays with the next touch or key.
const touches = ['pointerup', 'keydown'] as const; // those that count as someone's own request

export class BlockedAudio {
  private readonly waiting = new Set<HTMLAudioElement>();

  play(audio: HTMLAudioElement): void {
    void audio.play().catch((error: unknown) => {
      // Any other failure is final: another stream came, or none.
      if ((error as Partial<DOMException> | null)?.name !== 'NotAllowedError') return;
      if (this.waiting.size === 0) touches.forEach((touch) => addEventListener(touch, this.playAll));
      this.waiting.add(audio);
    });
  }

  forget(audio: HTMLAudioElement): void {
    if (this.waiting.delete(audio) && this.waiting.size === 0) this.stopWaiting();
  }

  private readonly playAll = (): void => {
    const all = [...this.waiting];
    this.waiting.clear();
    this.stopWaiting();
    all.forEach((audio) => this.play(audio)); // one that is held back again waits again
  };

  private stopWaiting(): void {
    touches.forEach((touch) => removeEventListener(touch, this.playAll));
  }
}
