// One's crew: found it, play for it, pass its link on, leave it, and how to have it forgotten.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isCrewSecret, readCrewSecret } from '../base/crew';
import { settings } from '../settings/settings';
import { tb } from '../text/book';
import { AnswerView } from './answer_view';
import { bookApi } from './book_api';
import { BookHead } from './book_head';
import { CrewCardView } from './crew_card';
import { CrewDoor } from './crew_door';
import { CrewLink } from './crew_link';
import { CrewSwitch, playFor } from './crew_switch';
import { useAnswer } from './use_answer';
import './crew_screen.css';

// Whoever opens the link plays for the crew, unless they play for another one: then they are asked first. The secret leaves
// the address at once, so that nobody passes it on unknowingly.
function useSecretInAddress(onOther: (secret: string) => void): void {
  useEffect(() => {
    const read = (): void => {
      const secret = readCrewSecret(location.hash);
      if (secret === null) return;
      history.replaceState(history.state, '', location.pathname);
      const mine = settings.crew.peek();
      if (mine === secret) return;
      if (isCrewSecret(mine)) onOther(secret);
      else playFor(secret);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
}

function Mine({ secret, onLeave }: { readonly secret: string; readonly onLeave: () => void }): JSX.Element {
  const { state, again } = useAnswer(() => bookApi.crew(secret), [secret]);
  const isUnknown = state.kind === 'failed' && state.error.error === 'NoSuchCrew';
  return (
    <>
      <AnswerView state={state} again={again}>
        {(crew) => <CrewCardView crew={crew} secret={secret} onLeave={onLeave} />}
      </AnswerView>
      {isUnknown && (
        <>
          <p>{tb('crew.keep_link')}</p>
          <CrewLink secret={secret} />
          <CrewDoor />
        </>
      )}
    </>
  );
}

export function CrewScreen(): JSX.Element {
  const [offered, setOffered] = useState<string | null>(null);
  useSecretInAddress(setOffered);
  const [hasLeft, setHasLeft] = useState(false);
  const secret = settings.crew.value;
  const leave = (): void => {
    settings.crew.value = '';
    setHasLeft(true);
  };
  return (
    <>
      <BookHead title={tb('crew.title')} lead={tb('crew.lead')} />
      {offered !== null && <CrewSwitch key={offered} offered={offered} onDone={() => setOffered(null)} />}
      {isCrewSecret(secret) ? (
        <Mine secret={secret} onLeave={leave} />
      ) : (
        <>
          {hasLeft && <p role="status">{tb('crew.left')}</p>}
          <CrewDoor />
        </>
      )}
    </>
  );
}
