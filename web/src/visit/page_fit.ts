// Whether this page still fits the server it came from.
import { buildName } from '../base/page_build';
import type { Engine } from '../engine/engine';
import { api } from '../link/api';
import { protocolVersion } from '../link/line';
import { PageVersion, type Fit } from '../link/page_version';

function sessionMemory(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

const pageVersion = new PageVersion(() => api.version(), sessionMemory());

export function fitOf(engine: Engine): Promise<Fit> {
  return pageVersion.fit({
    protocol: protocolVersion,
    engine: engine.versions.engine,
    signature: engine.signature,
    build: buildName(),
  });
}
