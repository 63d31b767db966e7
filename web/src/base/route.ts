// The places of this page and their addresses.
import { readCode } from './table_code';

export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'table'; readonly code: string }
  | { readonly at: 'screen'; readonly code: string } // its game on a television
  | { readonly at: 'practice' }
  | { readonly at: 'solo' }
  | { readonly at: 'introduction' }
  | { readonly at: 'rules'; readonly id: string | null }
  | { readonly at: 'replay'; readonly id: string | null } // null: a file, or nothing yet
  | { readonly at: 'editor' }
  | { readonly at: 'book' }
  | { readonly at: 'crew' } // its secret is in the #, which no server sees
  | { readonly at: 'heist' }
  | { readonly at: 'achievements'; readonly record: string } // of the crew that won this game
  | { readonly at: 'nowhere'; readonly path: string };

const olderName = 'deeds'; // of the achievements: links with it stay good

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function readRoute(path: string): Route {
  const parts =
    path
      .split(/[?#]/, 1)[0]
      ?.split('/')
      .filter((part) => part !== '') ?? [];
  const [first, second, ...more] = parts;
  if (first === undefined || (first === 'index.html' && second === undefined)) return { at: 'home' };
  if (more.length === 0) {
    if ((first === 't' || first === 'screen') && second !== undefined) {
      const code = readCode(decoded(second));
      if (code !== null) return { at: first === 't' ? 'table' : 'screen', code };
    }
    if (first === 'practice') {
      if (second === undefined) return { at: 'practice' };
      if (second === 'solo' || second === 'introduction') return { at: second };
    }
    if ((first === 'book' || first === 'crew' || first === 'heist') && second === undefined) return { at: first };
    if ((first === 'achievements' || first === olderName) && second !== undefined)
      return { at: 'achievements', record: decoded(second) };
    if (first === 'editor' && second === undefined) return { at: 'editor' };
    if (first === 'rules' || first === 'replay') {
      return { at: first, id: second === undefined ? null : decoded(second) };
    }
  }
  return { at: 'nowhere', path };
}

export function pathOf(route: Route): string {
  switch (route.at) {
    case 'home':
      return '/';
    case 'table':
      return `/t/${route.code}`;
    case 'screen':
      return `/screen/${route.code}`;
    case 'practice':
    case 'editor':
      return `/${route.at}`;
    case 'solo':
    case 'introduction':
      return `/practice/${route.at}`;
    case 'rules':
    case 'replay':
      return route.id === null ? `/${route.at}` : `/${route.at}/${encodeURIComponent(route.id)}`;
    case 'book':
    case 'crew':
    case 'heist':
      return `/${route.at}`;
    case 'achievements':
      return `/achievements/${encodeURIComponent(route.record)}`;
    case 'nowhere':
      return route.path;
  }
}
