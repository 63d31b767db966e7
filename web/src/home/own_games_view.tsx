// What this browser remembers: how many games, which scenarios were won, and with whom.
import type { JSX } from 'preact';
import { Avatar } from '../avatars/avatar_view';
import { scenarioName } from '../scenarios/scenario_name';
import { ScenarioPicture } from '../shell/scenario_picture_lazy';
import { ownGames, total } from '../settings/own_games';
import { t, tn } from '../text/text';
import { Icon } from '../ui/icon';
import './own_games_view.css';

const shownPeople = 8;

export function OwnGames(): JSX.Element {
  const games = ownGames.value;
  const { games: all, won, scenarios } = total(games);
  const wins = Object.entries(games.scenarios).filter(([, played]) => played.won > 0);
  return (
    <section class="own-games" aria-labelledby="own-games">
      <h2 id="own-games">{t('own.title')}</h2>
      <dl class="own-games-facts">
        <div>
          <dt>{t('own.games')}</dt>
          <dd>{all}</dd>
        </div>
        <div>
          <dt>{t('own.won')}</dt>
          <dd>{won}</dd>
        </div>
        <div>
          <dt>{t('own.scenarios')}</dt>
          <dd>{scenarios}</dd>
        </div>
      </dl>
      {wins.length > 0 && (
        <ul class="own-games-wins">
          {wins.map(([id, played]) => {
            const name = /^[SFT]\d/.test(id) ? scenarioName(id) : id;
            return (
              <li key={id} title={name}>
                <ScenarioPicture id={id} />
                <span class="hidden-text">{name}: </span>
                <span class="own-games-win">
                  <Icon name="star" />
                  {played.won}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {games.with.length > 0 && (
        <>
          <h3>{t('own.with')}</h3>
          <ul class="own-games-people">
            {games.with.slice(0, shownPeople).map(({ name, face, games: count }) => (
              <li key={name}>
                <Avatar face={face} name={name} />
                <span class="own-games-name">{name}</span>
                <span class="own-games-count">{tn('own.with.games', count)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {games.around !== undefined && <p class="home-offline">{tn('own.around', games.around)}</p>}
      <p class="home-offline">{t('own.note')}</p>
    </section>
  );
}
