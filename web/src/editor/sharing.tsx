// What you can do with a scenario: try it, open a table with it, share it by link or file, or load another.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { site } from '../base/base_path';
import { go } from '../base/navigation';
import { saveFile } from '../base/save_file';
import type { Catalog } from '../engine/catalog';
import { api, type Opening } from '../link/api';
import { te } from '../text/editor';
import { Button } from '../ui/button';
import { FileButton } from '../ui/file_button';
import { toast } from '../ui/toast';
import { scenarioJson, type CustomScenario } from './custom_scenario';
import { fromFile } from './reading';
import { scenarioHash } from './scenario_link';

export interface SharingProps {
  readonly catalog: Catalog;
  readonly own: CustomScenario;
  readonly seats: number;
  readonly playable: boolean;
  readonly onLoad: (own: CustomScenario) => void;
}

function fileName(name: string): string {
  return `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'scenario'}.json`;
}

export function Sharing({ catalog, own, seats, playable, onLoad }: SharingProps): JSX.Element {
  const [busy, setBusy] = useState(false);
  const json = scenarioJson(own, catalog);
  const open = async (opening: Opening): Promise<void> => {
    setBusy(true);
    const answer = await api.createTable({ scenario: json, seats, ...opening });
    setBusy(false);
    if (answer.ok) go(`/t/${answer.value.code}`);
    else toast(`${te('editor.failed')} ${answer.error.text}`.trim(), 'trouble');
  };
  const pass = async (): Promise<void> => {
    const hash = scenarioHash(json);
    history.replaceState(history.state, '', hash);
    try {
      await navigator.clipboard.writeText(`${site()}/editor${hash}`);
      toast(te('editor.link.copied'));
    } catch {
      toast(te('editor.link.by_hand'));
    }
  };
  const save = (): void => saveFile(`${JSON.stringify(json, null, 2)}\n`, 'application/json', fileName(own.name));
  const take = async (file: File): Promise<void> => {
    const found = fromFile(await file.text().catch(() => ''), catalog);
    if (found !== null) onLoad(found);
  };
  const off = !playable || busy;
  return (
    <div class="editor-sharing">
      {seats > 1 && (
        <Button
          kind="primary"
          icon="play"
          disabled={off}
          onClick={() => void open({ pauses: true, teammates: { count: seats - 1, pace: 'human', stand_in: true } })}
        >
          {te('editor.try')}
        </Button>
      )}
      <Button icon="people" disabled={off} onClick={() => void open({})}>
        {te('editor.open')}
      </Button>
      <Button kind="quiet" icon="link" onClick={() => void pass()}>
        {te('editor.link')}
      </Button>
      <Button kind="quiet" icon="down" onClick={save}>
        {te('editor.save')}
      </Button>
      <FileButton
        kind="quiet"
        icon="tiles"
        label={te('editor.load')}
        accept=".json,application/json"
        onFile={(file) => void take(file)}
      />
    </div>
  );
}
