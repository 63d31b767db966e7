// Gives a freshly built page its name: a hash of all its files, which index.html carries in a meta tag and the service
// worker in its cache's name, together with the list of what it keeps.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles } from './page_files.mjs';

const unstamped = '<meta name="build" content="unbuilt" />';

export function stamp(folder) {
  const index = join(folder, 'index.html');
  const html = readFileSync(index, 'utf8');
  if (!html.includes(unstamped)) {
    const name = /<meta name="build" content="([0-9a-f]+)"/.exec(html)?.[1];
    if (name === undefined) throw new Error(`index.html has no ${unstamped}`);
    return name;
  }
  const files = pageFiles(folder);
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  const name = hash.digest('hex').slice(0, 16);
  writeFileSync(index, html.replace(unstamped, unstamped.replace('unbuilt', name)));

  const worker = join(folder, 'service_worker.js');
  if (existsSync(worker)) {
    // The picture for links is for sites that show a link, not for players.
    const isElsewhere = ['index.html', 'service_worker.js', 'preview.jpg'];
    const kept = files.filter((file) => !isElsewhere.includes(file));
    const addresses = JSON.stringify(['./', ...kept]);
    const text = readFileSync(worker, 'utf8');
    const list = /\[\s*(["'`])every file\1\s*\]/g;
    if (!text.includes('unbuilt') || !list.test(text)) {
      throw new Error('service_worker.js has no place for its name and files');
    }
    writeFileSync(worker, text.replaceAll('unbuilt', name).replace(list, addresses));
  }
  return name;
}
