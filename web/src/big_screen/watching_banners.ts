// Banners as the big screen shows them: nobody there has joined or leads the table, and nothing can be tapped.
import { effect, untracked } from '@preact/signals';
import type { BannerQueue } from '../words/banners';

const forPlayers = new Set(['joined', 'host']);

export function keepToWatching(banners: BannerQueue): () => void {
  return effect(() => {
    const shown = banners.current.value;
    if (shown === null) return;
    untracked(() => {
      if (forPlayers.has(shown.about)) banners.withdraw(shown.about);
      // Who has left is news for everyone, how to take the seat isn't.
      if (!shown.about.startsWith('left ') || shown.text === undefined) return;
      const { about, tone, title, ms } = shown;
      banners.push({ about, tone, title, ms });
    });
  });
}
