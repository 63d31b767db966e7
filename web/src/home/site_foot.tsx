// Whose server this is: its name, how to reach whoever runs it, and what it keeps about people.
import type { JSX } from 'preact';
import { addressOf } from '../base/base_path';
import { site } from '../link/site';
import { language, t } from '../text/text';

export function SiteFoot(): JSX.Element {
  const about = site.value;
  const links: readonly (readonly [string | null | undefined, string])[] = [
    [about?.contact, t('home.contact')],
    [about?.imprint, t('home.imprint')],
    [about?.privacy ?? addressOf(`/privacy?language=${language.value}`), t('home.privacy')],
  ];
  return (
    <>
      {typeof about?.name === 'string' && <strong>{about.name}</strong>}
      {links.map(
        ([to, words]) =>
          typeof to === 'string' && (
            <a key={words} class="home-credits" href={to} rel="noopener noreferrer">
              {words}
            </a>
          ),
      )}
    </>
  );
}

// The message of the day, in the words of whoever runs this server.
export function SiteMessage(): JSX.Element | null {
  const message = site.value?.message;
  return typeof message === 'string' ? (
    <p class="home-message" data-message>
      {message}
    </p>
  ) : null;
}
