// What is left to translate: npm run texts [LANGUAGE...], such as npm run texts fr. Lists each text of the page, of its rule book, of
// link previews and of the page without script that is missing, still in English, too long or otherwise wrong, and ends with 1 if
// there is any (docs/translating.md).
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { reportOutside } from './outside_texts.mjs';

const wanted = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));

const server = await createServer({ root, logLevel: 'error', server: { middlewareMode: true, hmr: false, ws: false } });
try {
  const { languageCodes } = await server.ssrLoadModule('/src/settings/languages.ts');
  const { report } = await server.ssrLoadModule('/src/text/flaws.ts');
  const { reportOfBooks } = await server.ssrLoadModule('/src/rules_pages/book_flaws.ts');
  const { isCareless } = await server.ssrLoadModule('/src/text/typography.ts');
  const unknown = wanted.filter((code) => !languageCodes.includes(code));
  if (unknown.length > 0) {
    console.error(
      `There is no language ${unknown.join(', ')} in src/settings/languages.ts. Languages: ${languageCodes.join(', ')}.`,
    );
    process.exitCode = 2;
  } else {
    const codes = wanted.length > 0 ? wanted : languageCodes;
    const lines = [...report(codes), ...reportOfBooks(codes), ...reportOutside(codes, isCareless)];
    for (const line of lines) console.log(line);
    console.log(lines.length === 0 ? 'Nothing is missing.' : `${lines.length} to do.`);
    process.exitCode = lines.length === 0 ? 0 : 1;
  }
} finally {
  await server.close();
}
