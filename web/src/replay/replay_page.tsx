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
import { type Outcome, useResource } from '../ui/use_resource';
import { Opening, troubleOf, type Trouble } from './opening';
import { Player } from './player';
import { RecordReader } from './record_reader';
import { ReplayScreen, type Watched } from './replay_screen';
import { readMoment } from './moment_link';

// Where a record's text comes from.
interface Source {
  readonly text: () => Promise<string>;
  readonly name: string; // of the file
  readonly link: string | null; // null: a file of one's own
}

const failed = { ok: false, error: { kind: 'failed' } } as const;

// What the address names; null: it asks for a file.
async function sourceAt(id: string | null): Promise<Outcome<Source | null, Trouble>> {
  try {
    await replayTexts.load();
  } catch {
    return failed;
  }
  if (id === null) return { ok: true, value: null };
  const answer = await api.record(id);
  if (!answer.ok) return { ok: false, error: troubleOf(answer.error) };
  const text = (): Promise<string> => Promise.resolve(answer.value);
  return { ok: true, value: { text, name: `magicmaze-${id}.mmr`, link: `/replay/${id}` } };
}

async function open(
  { text, name, link }: Source,
  load: () => Promise<RecordReader>,
  cancelled: AbortSignal,
): Promise<Outcome<Watched, Trouble>> {
  try {
    const [record, reader] = await Promise.all([text(), load()]);
    if (cancelled.aborted) return failed; // the reader has one record, and it is another one by now
    const recording = reader.open(record);
    if ('problem' in recording) return { ok: false, error: { kind: 'unreadable', ...recording } };
    const player = new Player(reader, recording);
    player.seek(link === null ? 0 : readMoment(location.hash));
    return { ok: true, value: { player, reader, text: record, name, link } };
  } catch {
    return failed;
  }
}

export interface ReplayPageProps {
  readonly id: string | null;
  readonly engine: Engine;
}

export function ReplayPage({ id, engine }: ReplayPageProps): JSX.Element {
  const reader = useRef<Promise<RecordReader> | null>(null);
  const [chosen, setChosen] = useState<{ readonly at: string | null; readonly file: Source } | null>(null);
  const { state: there, again } = useResource(() => sourceAt(id), [id]);
  const file = chosen?.at === id ? chosen.file : null;
  const source = file ?? (there.kind === 'here' ? there.value : null);

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
  const opened = useResource(source && ((cancelled) => open(source, loadReader, cancelled)), [source]).state;
  const watched = source !== null && opened.kind === 'here' ? opened.value : null;
  useEffect(() => {
    if (watched === null) return undefined;
    const { player, link } = watched;
    if (id !== null && link !== null) void api.playersOf(id).then((names) => (player.names.value = names));
    return () => player.close();
  }, [watched]);

  if (there.kind === 'loading' || (source !== null && opened.kind === 'loading')) {
    return <Waiting text={t('door.looking')} />;
  }
  const state = source === null ? there : opened;
  const trouble = state.kind === 'failed' ? state.error : null;
  return (
    <div class="replay">
      {watched === null ? (
        <>
          <TopBar />
          <Opening
            trouble={trouble}
            onAgain={id !== null && file === null ? again : null}
            onFile={(one) => setChosen({ at: id, file: { text: () => one.text(), name: one.name, link: null } })}
          />
        </>
      ) : (
        <ReplayScreen
          watched={watched}
          engine={engine}
          onOther={() => {
            if (id === null) setChosen(null);
            else go('/replay');
          }}
        />
      )}
    </div>
  );
}
