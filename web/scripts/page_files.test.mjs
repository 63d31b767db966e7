import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstVisit, latinFonts, namedBy, pageFiles, scriptsToATable } from './page_files.mjs';
import { stamp } from './stamp.mjs';

test('what the index names is loaded at once, but for the icon of a home screen', () => {
  const html = `<link rel="icon" href="/icon.svg" /><link rel="apple-touch-icon" href="/icon-192.png" />
    <script type="module" crossorigin src="/assets/index-1.js"></script><meta name="x" content="/no.js" />
    <link rel="stylesheet" crossorigin href="/assets/index-2.css">`;
  expect([...namedBy(html)]).toEqual(['icon.svg', 'assets/index-1.js', 'assets/index-2.css']);
});

test('of the fonts the upright ones with Latin letters are loaded', () => {
  const face = (file, range, style = 'normal') =>
    `@font-face{font-style:${style};src:url(./${file}.woff2) format("woff2");unicode-range:${range}}`;
  const css = [
    face('latin', 'U+0000-00FF,U+0131'),
    face('short', 'U+0-FF'),
    face('shorter', 'U+??,U+131'),
    face('ext', 'U+0100-02BA'),
    face('italic', 'U+0000-00FF', 'italic'),
  ].join('');
  expect([...latinFonts(css)]).toEqual(['assets/latin.woff2', 'assets/short.woff2', 'assets/shorter.woff2']);
});

test('on the way to a table lie the lazy parts, one language, and neither practice nor rules', () => {
  const manifest = {
    'index.html': {
      file: 'index.js',
      css: ['index.css'],
      imports: ['_shared.js'],
      dynamicImports: [
        'src/table/table.tsx',
        'src/text/de/index.ts',
        'src/text/pt/index.ts',
        'src/rules_pages/rules_screen.tsx',
      ],
    },
    '_shared.js': { file: 'shared.js', imports: ['index.html'] },
    'src/table/table.tsx': { file: 'table.js', css: ['table.css'], dynamicImports: ['src/practice/coach.tsx'] },
    'src/text/de/index.ts': { file: 'de.js' },
    'src/text/pt/index.ts': { file: 'pt.js' },
    'src/rules_pages/rules_screen.tsx': { file: 'rules.js' },
    'src/practice/coach.tsx': { file: 'coach.js' },
  };
  const files = scriptsToATable(manifest, (file) => (file === 'pt.js' ? 2 : 1));
  expect([...files].sort()).toEqual(['index.css', 'index.js', 'pt.js', 'shared.js', 'table.css', 'table.js']);
});

test('the engine is part of a first visit; teammates, achievements and the expansion are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'magicmaze-page-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  const manifest = {
    'index.html': {
      file: 'assets/index-1.js',
      dynamicImports: [
        'src/practice/practice_page.tsx',
        'src/table/security_goal.tsx',
        'src/text/en/security.ts',
        '_achievements-1.js',
      ],
    },
    '_achievements-1.js': { file: 'assets/achievements-1.js' },
    'src/table/security_goal.tsx': { file: 'assets/security_goal-1.js', css: ['assets/security_goal-1.css'] },
    'src/text/en/security.ts': { file: 'assets/security-1.js' },
    'src/practice/practice_page.tsx': { file: 'assets/practice-1.js', assets: ['assets/teammates-1.wasm'] },
  };
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="/assets/index-1.js"></script>');
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  const parts = [
    'index-1.js',
    'practice-1.js',
    'worker-1.js',
    'engine-1.wasm',
    'teammates-1.wasm',
    'engine-security-1.wasm',
  ];
  for (const part of parts) writeFileSync(join(folder, 'assets', part), '1');
  expect(firstVisit(folder, pageFiles(folder))).toEqual(['assets/engine-1.wasm', 'assets/index-1.js', 'index.html']);
});

test('a build is named once, after all its files', () => {
  const build = (icon) => {
    const folder = mkdtempSync(join(tmpdir(), 'magicmaze-page-'));
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, 'index.html'), '<meta name="build" content="unbuilt" />');
    writeFileSync(join(folder, 'service_worker.js'), 'const name="page-unbuilt",files=[`every file`];');
    writeFileSync(join(folder, 'assets/a-1.js'), '1');
    writeFileSync(join(folder, 'assets/a-1.js.br'), 'x');
    writeFileSync(join(folder, '.vite/manifest.json'), '{}');
    writeFileSync(join(folder, 'icon.svg'), icon);
    return folder;
  };
  const folder = build('<svg/>');
  expect(pageFiles(folder)).toEqual(['assets/a-1.js', 'icon.svg', 'index.html', 'service_worker.js']);
  const name = stamp(folder);
  expect(name).toMatch(/^[0-9a-f]{16}$/);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(`<meta name="build" content="${name}" />`);
  expect(readFileSync(join(folder, 'service_worker.js'), 'utf8')).toBe(
    `const name="page-${name}",files=["./","assets/a-1.js","icon.svg"];`,
  );
  expect(stamp(folder)).toBe(name);
  expect(stamp(build('<svg/>'))).toBe(name);
  expect(stamp(build('<svg></svg>'))).not.toBe(name);
});
