// Where records are watched: one that the server keeps, by its link, or a file of your own.
import replayUrl from 'virtual:replay';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { go } from '../base/navigation';
import type { Engine } from '../engine/engine';
import { api } from '../link/api';
import { TopBar } from '../shell/top_bar';
import { Waiting } from '../shell/waiting';
import { t } from '../text/text';
import { replayTexts } from '../text/replay';
import { Opening, troubleOf, type Trouble } from './opening';
import { Player } from './player';
import { RecordReader } from './record_reader';
import { ReplayScreen, type Watched } from './replay_screen';
import { readMoment } from './moment_link';

type ReplayState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'asking'; readonly trouble: Trouble | null } // for a file
  | { readonly kind: 'watching'; readonly watched: Watched };

export interface ReplayPageProps {
  readonly id: string | null;
  readonly engine: Engine;
}

export function ReplayPage({ id, engine }: ReplayPageProps): JSX.Element {
  const [state, setState] = useState<ReplayState>({ kind: 'loading' });
  const reader = useRef<Promise<RecordReader> | null>(null);
  const watched = useRef<Watched | null>(null);

  // Loaded once; a failed load can be tried again.
  const loadReader = async (): Promise<RecordReader> => {
    reader.current ??= RecordReader.load(fetch(replayUrl));
    try {
      return await reader.current;
    } catch (trouble) {
      reader.current = null;
      throw trouble;
    }
  };
  const show = async (text: string, name: string, link: string | null): Promise<void> => {
    const open = await loadReader();
    const recording = open.open(text);
    if ('problem' in recording) {
      setState({ kind: 'asking', trouble: { kind: 'unreadable', ...recording } });
      return;
    }
    watched.current?.player.close();
    const player = new Player(open, recording);
    player.seek(link === null ? 0 : readMoment(location.hash));
    watched.current = { player, reader: open, text, name, link };
    setState({ kind: 'watching', watched: watched.current });
    if (id !== null && link !== null) player.names.value = await api.playersOf(id);
  };
  const failed = (): void => setState({ kind: 'asking', trouble: { kind: 'failed' } });

  useEffect(() => {
    let over = false;
    const begin = async (): Promise<void> => {
      await replayTexts.load();
      if (id === null) return setState({ kind: 'asking', trouble: null });
      const answer = await api.record(id);
      if (over) return;
      if (answer.ok) await show(answer.value, `magicmaze-${id}.mmr`, `/replay/${id}`);
      else setState({ kind: 'asking', trouble: troubleOf(answer.error) });
    };
    begin().catch(failed);
    return () => {
      over = true;
      watched.current?.player.close();
    };
  }, [id]);

  if (state.kind === 'loading') return <Waiting text={t('door.looking')} />;
  const openFile = (file: File): void => {
    file
      .text()
      .then((text) => show(text, file.name, null))
      .catch(failed);
  };
  return (
    <div class="replay">
      {state.kind === 'asking' ? (
        <>
          <TopBar />
          <Opening trouble={state.trouble} onFile={openFile} />
        </>
      ) : (
        <ReplayScreen
          watched={state.watched}
          engine={engine}
          onOther={() => {
            if (id === null) setState({ kind: 'asking', trouble: null });
            else go('/replay');
          }}
        />
      )}
    </div>
  );
}
