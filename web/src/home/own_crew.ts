// The name and the wins of the crew this browser plays for.
import { isCrewSecret } from '../base/crew';
import { api, type OwnCrew } from '../link/api';
import { settings } from '../settings/settings';
import { useResource } from '../ui/use_resource';

export function useOwnCrew(): OwnCrew | null {
  const secret = settings.crew.value;
  const hasCrew = isCrewSecret(secret);
  const { state } = useResource(hasCrew ? () => api.crew() : null, [secret]);
  return hasCrew && state.kind === 'here' ? state.value : null;
}
