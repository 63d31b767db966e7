// All pictures on one sheet: a row for each screen, a column for each size and theme.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './places';

const pictureName = /^(.+)-(night|dawn)-(\d+x\d+)\.png$/;

const style = `body{margin:16px;background:#2b2b33;color:#eee;font:14px system-ui}
section{display:flex;gap:12px;align-items:flex-start;overflow-x:auto;padding-bottom:16px}
figure{margin:0;flex:none}img{height:340px;display:block;border:1px solid #555}
nav a{color:#9cf;margin-right:10px;line-height:1.8}`;

export default function writeOverview(): void {
  mkdirSync(folder, { recursive: true });
  const rows = new Map<string, string[]>();
  for (const file of readdirSync(folder).sort()) {
    const [, name, theme, size] = pictureName.exec(file) ?? [];
    if (name === undefined) continue;
    const figure = `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${name}"></a>
<figcaption>${theme}, ${size}</figcaption></figure>`;
    rows.set(name, [...(rows.get(name) ?? []), figure]);
  }
  const links = [...rows.keys()].map((name) => `<a href="#${name}">${name}</a>`).join('\n');
  const sections = [...rows].map(
    ([name, figures]) => `<h2 id="${name}">${name}</h2><section>${figures.join('\n')}</section>`,
  );
  const page = `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>
<nav>${links}</nav>${sections.join('\n')}\n`;
  writeFileSync(join(folder, 'index.html'), page);
}
