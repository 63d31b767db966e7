// What you can do with a record: share a link to this moment, download the file, watch another.
import type { JSX } from 'preact';
import { site } from '../base/base_path';
import { saveFile } from '../base/save_file';
import { tr } from '../text/replay';
import { Button } from '../ui/button';
import { toast } from '../ui/toast';
import { momentHash } from './moment_link';
import { OwnName } from './own_name';
import type { Watched } from './replay_screen';

export interface RecordActionsProps {
  readonly watched: Watched;
  readonly onOther: () => void;
}

export function RecordActions({ watched, onOther }: RecordActionsProps): JSX.Element {
  const { player, text, name, link } = watched;
  // The address contains the moment, so that it can also be copied by hand.
  const pass = async (): Promise<void> => {
    const hash = momentHash(player.time.peek());
    history.replaceState(history.state, '', hash);
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
      <Button kind="quiet" icon="down" onClick={() => saveFile(text, 'text/plain', name)}>
        {tr('replay.download')}
      </Button>
      <Button kind="quiet" icon="tiles" onClick={onOther}>
        {tr('replay.other')}
      </Button>
      <OwnName link={link} />
    </div>
  );
}
