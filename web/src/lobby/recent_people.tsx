// People one has played with before: a tap writes them an invitation, to be sent with any app.
import type { JSX } from 'preact';
import { Avatar } from '../avatars/avatar_view';
import type { Table } from '../link/messages';
import { ownGames } from '../settings/own_games';
import { t } from '../text/text';
import { toast } from '../ui/toast';
import './recent_people.css';

const most = 5;

async function invite(name: string, link: string): Promise<void> {
  const text = t('lobby.invite.message', { name });
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: t('home.title'), text, url: link });
    } else {
      await navigator.clipboard.writeText(`${text} ${link}`);
      toast(t('lobby.invite.message.copied', { name }));
    }
  } catch {
    // They have changed their mind, or copying isn't possible here; the link is above.
  }
}

export function RecentPeople({ table, link }: { readonly table: Table; readonly link: string }): JSX.Element | null {
  const here = new Set(table.members.map(({ name }) => name));
  const people = ownGames.value.with.filter(({ name }) => !here.has(name)).slice(0, most);
  if (people.length === 0) return null;
  return (
    <div class="recent-people">
      <h3>{t('lobby.invite.again')}</h3>
      <ul>
        {people.map(({ name, face }) => (
          <li key={name}>
            <button type="button" class="recent-person" onClick={() => void invite(name, link)}>
              <Avatar face={face} name={name} />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
