// Where records are watched: one that the server keeps, by its link, or a file of your own.
import replayUrl from 'virtual:replay';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { go } from '../base/navigation';
import type { Engine } from '../engine/engine';
import { api } from '../link/api';
import { practiceId, practiceRecord } from '../settings/practice_record';
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
  readonly link: string | null; // null: a file of one's own, or a game in this browser
  readonly begin: () => number; // at which moment of the game
}

// What has become of it: one of the two is null.
interface Opened {
  readonly source: Source;
  readonly watched: Watched | null;
  readonly trouble: Trouble | null;
}

const failed = { kind: 'failed' } as const;

// What the address names; null: it asks for a file.
async function sourceAt(id: string | null): Promise<Outcome<Source | null, Trouble>> {
  try {
    await replayTexts.load();
  } catch {
    return { ok: false, error: failed };
  }
  if (id === null) return { ok: true, value: null };
  const begin = (): number => readMoment(location.hash);
  if (id === practiceId) {
    const own = practiceRecord.value;
    if (own === '') return { ok: false, error: { kind: 'gone' } };
    return { ok: true, value: { text: () => Promise.resolve(own), name: 'magicmaze-practice.mmr', link: null, begin } };
  }
  const answer = await api.record(id);
  if (!answer.ok) return { ok: false, error: troubleOf(answer.error) };
  const text = (): Promise<string> => Promise.resolve(answer.value);
  return { ok: true, value: { text, name: `magicmaze-${id}.mmr`, link: `/replay/${id}`, begin } };
}

async function open(
  source: Source,
  load: () => Promise<RecordReader>,
  cancelled: AbortSignal,
): Promise<Outcome<Opened, never>> {
  const opened = (watched: Watched | null, trouble: Trouble | null) =>
    ({ ok: true, value: { source, watched, trouble } }) as const;
  try {
    const [text, reader] = await Promise.all([source.text(), load()]);
    if (cancelled.aborted) return opened(null, failed); // the reader has one record, and it is another one by now
    const recording = reader.open(text);
    if ('problem' in recording) return opened(null, { kind: 'unreadable', ...recording });
    const { name, link } = source;
    const player = new Player(reader, recording);
    player.seek(source.begin());
    return opened({ player, reader, text, name, link }, null);
  } catch {
    return opened(null, failed);
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
  const { state } = useResource(source && ((cancelled) => open(source, loadReader, cancelled)), [source]);
  const opened = state.kind === 'here' && state.value.source === source ? state.value : null; // not the one before
  const watched = opened?.watched ?? null;
  useEffect(() => {
    if (watched === null) return undefined;
    const { player, link } = watched;
    if (id !== null && link !== null) void api.playersOf(id).then((players) => (player.players.value = players));
    return () => player.close();
  }, [watched]);

  if (there.kind === 'loading' || (source !== null && opened === null)) return <Waiting text={t('door.looking')} />;
  const trouble = there.kind === 'failed' && source === null ? there.error : (opened?.trouble ?? null);
  return (
    <div class="replay">
      {watched === null ? (
        <>
          <TopBar />
          <Opening
            trouble={trouble}
            onAgain={id !== null && file === null ? again : null}
            onFile={(one) =>
              setChosen({ at: id, file: { text: () => one.text(), name: one.name, link: null, begin: () => 0 } })
            }
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
