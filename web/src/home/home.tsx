// The first ten seconds: who you are, a table to open or to join, and what you can do on your own.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { offline } from '../offline/offline';
import type { OwnCrew } from '../link/api';
import { ownGames, total } from '../settings/own_games';
import { t, tn } from '../text/text';
import { Icon, type IconName } from '../ui/icon';
import { Link } from '../ui/link';
import { ScreenHeading } from '../ui/screen_heading';
import { AboutDialog, ReportDialog } from '../shell/dialogs_lazy';
import { HomeScene } from './home_scene';
import { HomeEntry } from './home_entry';
import { HomeTables } from './home_tables';
import { SiteFoot, SiteMessage } from './site_foot';
import { useWatchOverTables } from './public_tables';
import { OwnGames } from './own_games_lazy';
import { useOwnCrew } from './own_crew';
import { TopBar } from '../shell/top_bar';
import './home.css';

interface Way {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

const alone = (): readonly Way[] => [
  { to: '/practice/introduction', icon: 'star', title: t('home.introduction'), text: t('home.introduction.text') },
  { to: '/practice', icon: 'sand', title: t('home.solo'), text: t('home.solo.text') },
  { to: '/rules', icon: 'book', title: t('home.rules'), text: t('home.rules.text') },
];
// The crew this browser plays for, by name once the server has sent it.
function crewWay(crew: OwnCrew | null): Way {
  const text = crew === null ? t('home.crew.text') : tn('home.crew.won', crew.won, { games: crew.games });
  return { to: '/crew', icon: 'people', title: crew?.name ?? t('home.crew'), text };
}
const together = (): readonly Way[] => [
  { to: '/book', icon: 'crown', title: t('home.book'), text: t('home.book.text') },
  { to: '/heist', icon: 'mask', title: t('home.heist'), text: t('home.heist.text') },
];

function Ways({ ways }: { readonly ways: readonly Way[] }): JSX.Element {
  return (
    <ul class="home-ways">
      {ways.map(({ to, icon, title, text }) => (
        <li key={to}>
          <Link to={to} class="home-way">
            <span class="home-way-icon">
              <Icon name={icon} />
            </span>
            <span class="home-way-words">
              <strong>{title}</strong>
              <span>{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function HomeScreen(): JSX.Element {
  // Nothing can be lost here, so a newer page that is ready is used now.
  useEffect(() => void offline.arriveHome(), []);
  useWatchOverTables();
  const crew = useOwnCrew();
  const sheet = useSignal<'about' | 'report' | null>(null);
  return (
    <div class="home">
      <TopBar home />
      <main class="home-main">
        <div class="home-words">
          <ScreenHeading class="home-title" title={t('title')}>
            {t('home.title')}
          </ScreenHeading>
          <p class="home-tagline">{t('home.tagline')}</p>
          <p class="home-lead">{t('home.lead')}</p>
          <SiteMessage />
        </div>
        <HomeScene />
        <HomeEntry />
        <section class="home-alone" aria-labelledby="home-alone">
          <h2 id="home-alone">{t('home.alone')}</h2>
          <Ways ways={alone()} />
          <Link to="/practice/introduction?by-ear" class="button button-quiet">
            <Icon name="sound" />
            <span>{t('home.by_ear')}</span>
          </Link>
          <p class="home-offline">{t(isSecureContext ? 'home.offline_ready' : 'home.plain_http')}</p>
        </section>
        <section class="home-crews" aria-labelledby="home-crews">
          <h2 id="home-crews">{t('home.crews')}</h2>
          <Ways ways={[...together(), crewWay(crew)]} />
        </section>
        <HomeTables />
        {ownGames.value.with.length + total(ownGames.value).games > 0 && <OwnGames />}
      </main>
      <footer class="home-foot">
        <span>{t('home.fan')}</span>
        <button type="button" class="home-credits" onClick={() => (sheet.value = 'about')}>
          {t('home.credits')}
        </button>
        <button type="button" class="home-credits" onClick={() => (sheet.value = 'report')}>
          {t('report.title')}
        </button>
        <SiteFoot />
      </footer>
      {sheet.value === 'about' && <AboutDialog onClose={() => (sheet.value = null)} />}
      {sheet.value === 'report' && <ReportDialog onClose={() => (sheet.value = null)} />}
    </div>
  );
}
