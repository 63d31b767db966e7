// What one can do with a record: pass on a link to this moment, keep the file, watch another.
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { site } from '../base/base_path';
import { tr } from '../text/replay';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { toast } from '../ui/toast';
import { momentHash } from './moment_link';
import type { Watched } from './replay_screen';

export interface RecordActionsProps {
  readonly watched: Watched;
  readonly onOther: () => void;
}

export function RecordActions({ watched, onOther }: RecordActionsProps): JSX.Element {
  const { player, text, name, link } = watched;
  const file = useMemo(() => URL.createObjectURL(new Blob([text], { type: 'text/plain' })), [text]);
  useEffect(() => () => URL.revokeObjectURL(file), [file]);
  // The address holds the moment, so that it can be passed on by hand too.
  const pass = async (): Promise<void> => {
    const hash = momentHash(player.time.peek());
    history.replaceState(null, '', hash);
    try {
      await navigator.clipboard.writeText(`${site()}${link ?? ''}${hash}`);
      toast(tr('replay.link.copied'));
    } catch {
      toast(tr('replay.link.by_hand'));
    }
  };
  return (
    <div class="replay-actions">
      {link !== null && (
        <Button kind="quiet" icon="link" onClick={() => void pass()}>
          {tr('replay.link')}
        </Button>
      )}
      <a class="button button-quiet" href={file} download={name}>
        <Icon name="down" />
        <span>{tr('replay.download')}</span>
      </a>
      <Button kind="quiet" icon="tiles" onClick={onOther}>
        {tr('replay.other')}
      </Button>
    </div>
  );
}
