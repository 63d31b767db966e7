// The link of a crew, to be copied. Nobody can give it to anybody again.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { site } from '../base/base_path';
import { tb } from '../text/book';
import { Button } from '../ui/button';
import { toast } from '../ui/toast';

export function linkOf(secret: string): string {
  return `${site()}/crew#${secret}`;
}

export function CrewLink({ secret }: { readonly secret: string }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(linkOf(secret));
      toast(tb('crew.copied'));
    } catch {
      input.current?.select();
      toast(tb('crew.by_hand'), 'trouble');
    }
  };
  return (
    <>
      <input
        ref={input}
        class="crew-link"
        readOnly
        value={linkOf(secret)}
        aria-label={tb('crew.link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button kind="primary" icon="copy" onClick={() => void copy()}>
        {tb('crew.copy')}
      </Button>
    </>
  );
}
