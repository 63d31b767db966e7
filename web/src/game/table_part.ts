// What every part of a lobby or a chooser is given: the session, its table, and who I am there.
import type { Member, Table } from '../link/messages';
import type { Session } from './session';

export interface TablePartProps {
  readonly session: Session;
  readonly table: Table;
  readonly me: Member | null;
}
