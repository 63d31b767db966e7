// The games of the expansion to play in this page, alone or with teammates: what each requires, and a link straight in.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { fullGames, gameGoal, gameHeading, introduction, tutorials } from '../scenarios/security_games';
import { ts } from '../text/security';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { mostSeats, soloPath, type TeammateChoice } from './solo_choice';
import { TeammateOptions } from './teammate_options';
import './tutorial_list.css';

const anyNumber = { fewest_seats: 1, most_seats: mostSeats };

export function TutorialList(): JSX.Element {
  const [teammates, setTeammates] = useState<TeammateChoice | null>(null);
  return (
    <section class="practice-card card tutorial-list" aria-labelledby="practice-tutorials">
      <span class="practice-sign" aria-hidden="true">
        <Icon name="lock" />
      </span>
      <h2 id="practice-tutorials">{ts('stage.practice')}</h2>
      <p>{ts('stage.practice.text')}</p>
      <TeammateOptions scenario={anyNumber} teammates={teammates} onChange={setTeammates} />
      <ol>
        {[introduction, ...tutorials, ...fullGames].map((id) => (
          <li key={id} data-tutorial={id}>
            <Link
              to={soloPath({ scenario: 1, game: id, ...(teammates === null ? {} : { teammates }) })}
              class="tutorial-list-way"
            >
              <strong>{gameHeading(id)}</strong>
              <span>{gameGoal(id)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
