// The games of the expansion as a trail, to play in this page alone or with teammates: each stop is a link straight in.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { fullGames, gameHeading, gameTitle, introduction, tutorials } from '../scenarios/security_games';
import { tp } from '../text/practice';
import { ts } from '../text/security';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { mostSeats, soloPath, type TeammateChoice } from './solo_choice';
import { TeammateOptions } from './teammate_options';
import { TrailPlace, trailStates } from './trail_place';
import './scenario_trail.css';

const anyNumber = { fewest_seats: 1, most_seats: mostSeats };
const games = [introduction, ...tutorials, ...fullGames];

export function TutorialList(): JSX.Element {
  const [teammates, setTeammates] = useState<TeammateChoice | null>(null);
  const stateOf = trailStates(games);
  return (
    <section class="practice-card card tutorial-list" aria-labelledby="practice-tutorials">
      <span class="practice-sign" aria-hidden="true">
        <Icon name="lock" />
      </span>
      <h2 id="practice-tutorials">{ts('stage.practice')}</h2>
      <p>{ts('stage.practice.text')}</p>
      <TeammateOptions scenario={anyNumber} teammates={teammates} onChange={setTeammates} />
      <ol class="trail-stops">
        {games.map((id) => {
          const state = stateOf(id);
          const name = gameHeading(id);
          return (
            <li key={id} class="trail-stop" data-tutorial={id} data-trail={state}>
              <Link
                to={soloPath({ scenario: 1, game: id, ...(teammates === null ? {} : { teammates }) })}
                class="trail-way"
              >
                <span class="hidden-text">{state === 'won' ? tp('practice.trail.won', { scenario: name }) : name}</span>
                <TrailPlace id={id} state={state} mark={id} title={gameTitle(id)} hasHero={state === 'next'} />
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
