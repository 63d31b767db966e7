// A moment of patience; text appears only if it takes longer than an instant.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../base/navigation';
import { t } from '../text/text';
import { Button } from '../ui/button';
import './waiting.css';

export function Waiting({ text }: { readonly text: string }): JSX.Element {
  const [patience, setPatience] = useState<'fresh' | 'waiting' | 'long'>('fresh');
  useEffect(() => {
    const timers = [setTimeout(() => setPatience('waiting'), 400), setTimeout(() => setPatience('long'), 6_000)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <main class="waiting" aria-busy="true">
      {patience !== 'fresh' && (
        <>
          <svg class="waiting-sand" viewBox="0 0 48 64" aria-hidden="true">
            <path d="M8 4h32M8 60h32M12 4c0 16 9 18 12 28-3 10-12 12-12 28M36 4c0 16-9 18-12 28 3 10 12 12 12 28" />
          </svg>
          <p role="status">{text}</p>
          {patience === 'long' && <Button onClick={() => go('/')}>{t('gone.home')}</Button>}
        </>
      )}
    </main>
  );
}
