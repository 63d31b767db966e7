// Your crew: found it, play for it, share its link, leave it, and how to have it forgotten.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isCrewSecret, readCrewSecret } from '../base/crew';
import { settings } from '../settings/settings';
import { tb } from '../text/book';
import { AnswerView } from './answer_view';
import { bookApi } from './book_api';
import { BookHead } from './book_head';
import { CrewCardView } from './crew_card';
import { CrewStart } from './crew_start';
import { CrewLink } from './crew_link';
import { CrewSwitch, playFor } from './crew_switch';
import { useResource } from '../ui/use_resource';
import './crew_screen.css';

// Opening the link makes you play for the crew, unless you play for another one: then you are asked first. The secret is
// removed from the address at once, so that nobody shares it by accident.
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
  const { state, again } = useResource(() => bookApi.crew(secret), [secret]);
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
          <CrewStart />
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
          <CrewStart />
        </>
      )}
    </>
  );
}
