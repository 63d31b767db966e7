// The name and the wins of the crew this browser plays for.
import { useEffect, useState } from 'preact/hooks';
import { isCrewSecret } from '../base/crew';
import { api, type OwnCrew } from '../link/api';
import { settings } from '../settings/settings';

export function useOwnCrew(): OwnCrew | null {
  const secret = settings.crew.value;
  const [crew, setCrew] = useState<OwnCrew | null>(null);
  useEffect(() => {
    setCrew(null);
    if (!isCrewSecret(secret)) return undefined;
    let over = false;
    void api.crew().then((answer) => {
      if (answer.ok && !over) setCrew(answer.value);
    });
    return () => {
      over = true;
    };
  }, [secret]);
  return crew;
}
