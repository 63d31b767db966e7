// The tutorials of the expansion to play alone: what each requires, and a link straight in.
import type { JSX } from 'preact';
import { gameGoal, gameTitle, tutorials } from '../scenarios/security_games';
import { ts } from '../text/security';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { soloPath } from './solo_choice';
import './tutorial_list.css';

export function TutorialList(): JSX.Element {
  return (
    <section class="practice-card card tutorial-list" aria-labelledby="practice-tutorials">
      <span class="practice-sign" aria-hidden="true">
        <Icon name="lock" />
      </span>
      <h2 id="practice-tutorials">{ts('stage.practice')}</h2>
      <p>{ts('stage.practice.text')}</p>
      <ol>
        {tutorials.map((id) => (
          <li key={id} data-tutorial={id}>
            <Link to={soloPath({ scenario: 1, game: id })} class="tutorial-list-way">
              <strong>
                {id.slice(1)}. {gameTitle(id)}
              </strong>
              <span>{gameGoal(id)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
