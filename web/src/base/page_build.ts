// The name of the build this page is of, as index.html carries it and /api/version tells it. Null in the dev server.
export function pageBuild(page: ParentNode = document): string | null {
  const name = page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  return name === undefined || name === 'unbuilt' ? null : name;
}
