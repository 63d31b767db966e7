// Writes public/licences.txt: the licence of everything that is shipped, page and program, word for word.
//   node web/scripts/licences.mjs
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const read = (path) => readFileSync(at(path), 'utf8').trim();
const rule = '='.repeat(80);

// What the page is built from, and what that brings along.
export function packages() {
  const found = new Set();
  const visit = (name) => {
    if (found.has(name)) return;
    found.add(name);
    const about = JSON.parse(read(`../node_modules/${name}/package.json`));
    for (const below of Object.keys(about.dependencies ?? {})) visit(below);
  };
  for (const name of Object.keys(JSON.parse(read('../package.json')).dependencies)) visit(name);
  return [...found].sort();
}

function packageLicence(name) {
  const about = JSON.parse(read(`../node_modules/${name}/package.json`));
  const file = ['LICENSE', 'LICENSE.md', 'license'].find((each) => existsSync(at(`../node_modules/${name}/${each}`)));
  if (file === undefined) throw new Error(`${name} comes without its licence.`);
  return `${name} ${about.version} (${about.license})\n\n${read(`../node_modules/${name}/${file}`)}`;
}

export function licencesText() {
  const parts = [
    `Magic Maze Online, an unofficial fan project\n\n${read('../../LICENSE')}`,
    read('./licences/program.txt'),
    read('./licences/boost-1.0.txt'),
    'The page holds:',
    ...packages().map(packageLicence),
  ];
  return `${parts.join(`\n\n${rule}\n\n`)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(at('../public/licences.txt'), licencesText());
