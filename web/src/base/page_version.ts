// Whether this page still fits the server: the same protocol, the same rules, the same build of the page.
import type { Answer, ServerVersions } from '../link/api';

export interface PageFacts {
  readonly protocol: number;
  readonly engine: string;
  readonly signature: string;
  readonly build: string | null; // null where nobody named it: the dev server
}

// 'foreign': the two cannot talk at all. 'old': another page is waiting at the server.
export type Fit = 'fits' | 'old' | 'foreign' | 'unknown';

type Told = ServerVersions & { readonly page?: string | null };

// The name that the build has written into index.html.
export function buildName(): string | null {
  const name = document.querySelector('meta[name="build"]')?.getAttribute('content') ?? 'unbuilt';
  return name === 'unbuilt' ? null : name;
}

export class PageVersion {
  constructor(
    private readonly ask: () => Promise<Answer<Told>>,
    private readonly memory: Pick<Storage, 'getItem' | 'setItem'> | null,
  ) {}

  async fit(facts: PageFacts): Promise<Fit> {
    const answer = await this.ask();
    if (!answer.ok) return 'unknown';
    const server = answer.value;
    if (server.protocol !== facts.protocol) return 'foreign';
    const page = server.page ?? null;
    const sameRules = server.engine === facts.engine && (server.signature ?? facts.signature) === facts.signature;
    const samePage = page === null || facts.build === null || page === facts.build;
    if (sameRules && samePage) return 'fits';
    return this.mayReloadFor(`${server.engine} ${server.signature ?? ''} ${page ?? ''}`) ? 'old' : 'fits';
  }

  // Once for each version of the server: a page that is still old after loading anew was built so, and loading it
  // for ever would help nobody. What then really does not fit is found out at the door.
  private mayReloadFor(version: string): boolean {
    const key = 'magicmaze.reloaded';
    try {
      if (this.memory === null || this.memory.getItem(key) === version) return false;
      this.memory.setItem(key, version);
      return true;
    } catch {
      return false;
    }
  }
}
