// Whether this page still fits the server: the same protocol, the same rules, the same build of the page.
import type { Answer, ServerVersions } from './api';

export interface PageFacts {
  readonly protocol: number;
  readonly engine: string;
  readonly signature: string;
  readonly build: string | null; // null where nobody named it: the dev server
}

// 'foreign': the two can't talk at all. 'old': another page is waiting at the server.
export type Fit = 'fits' | 'old' | 'foreign' | 'unknown';

type Told = ServerVersions & { readonly page?: string | null };

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

  // Once per version of the server: a page that is still old after reloading was built that way, and reloading it for
  // ever would help nobody. Real incompatibilities show when joining.
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
