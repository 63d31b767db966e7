// The name of this page's build, as index.html and /api/version have it. Null in the dev server.
export function buildName(): string | null {
  const name = document.querySelector('meta[name="build"]')?.getAttribute('content') ?? 'unbuilt';
  return name === 'unbuilt' ? null : name;
}
