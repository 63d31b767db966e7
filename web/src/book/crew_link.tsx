// A crew's link, to be copied, kept as a file or taken along by a phone. Once lost, nobody can restore it.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { site } from '../base/base_path';
import { saveFile } from '../base/save_file';
import { tb } from '../text/book';
import { Button } from '../ui/button';
import { QrCode } from '../ui/qr_code_lazy';
import { toast } from '../ui/toast';

export function linkOf(secret: string): string {
  return `${site()}/crew#${secret}`;
}

export function CrewLink({ secret }: { readonly secret: string }): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const [showsQr, setShowsQr] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(linkOf(secret));
      toast(tb('crew.copied'));
    } catch {
      input.current?.select();
      toast(tb('crew.by_hand'), 'trouble');
    }
  };
  const keep = (): void => saveFile(`${linkOf(secret)}\n`, 'text/plain', 'magic-maze-crew.txt');
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
      <div class="crew-keep">
        <Button kind="primary" icon="copy" onClick={() => void copy()}>
          {tb('crew.copy')}
        </Button>
        <Button icon="down" onClick={keep}>
          {tb('crew.keep.file')}
        </Button>
        <Button icon="qr" expanded={showsQr} onClick={() => setShowsQr(!showsQr)}>
          {tb('crew.keep.qr')}
        </Button>
      </div>
      {showsQr && (
        <div class="crew-qr">
          <QrCode text={linkOf(secret)} label={tb('crew.link')} />
        </div>
      )}
    </>
  );
}
