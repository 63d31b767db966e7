// The files of a built page, and what a browser asks for when it comes for the first time.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isCopy = (file) => file.endsWith('.br') || file.endsWith('.gz');

// Paths relative to the folder, sorted; the compressed copies aren't among them.
export function pageFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isCopy(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !file.startsWith('.vite/'))
    .sort();
}

// What index.html names in its own tags: script, styles, preloaded modules, engine and fonts, icon and manifest.
export function namedBy(html) {
  const named = new Set();
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/g)) {
    if (/\brel="apple-touch-icon"/.test(tag)) continue; // asked for when someone puts the page on their home screen
    const address = /\b(?:src|href)="\/([^"]+)"/.exec(tag)?.[1];
    if (address) named.add(address);
  }
  return named;
}

// The fonts of the style sheets whose characters include basic Latin; browsers don't load the others. Styles and fonts
// are in the same folder, and the former refer to the latter from there.
export function latinFonts(css) {
  const fonts = new Set();
  for (const [rule] of css.matchAll(/@font-face\s*{[^}]*}/g)) {
    const range = /unicode-range:\s*([^;}]*)/i.exec(rule)?.[1] ?? 'U+0-FF';
    const isItalic = /font-style:\s*italic/i.test(rule);
    const file = /url\(["']?(?:\.\/)?([^"'/)]+\.woff2)/.exec(rule)?.[1];
    if (file && !isItalic && /U\+0*(?:0-0*FF|\?\?)/i.test(range)) fonts.add(`assets/${file}`);
  }
  return fonts;
}

// Loaded later, when someone goes there.
const isForLater = (source) =>
  /security/.test(source) ||
  /^src\/(?:practice|around|rules_pages|replay|editor|book|big_screen|hand_view|talk|race)\//.test(source) ||
  /^src\/by_ear\//.test(source) || // for those who have chosen to play by ear
  /^src\/demo\//.test(source) || // on the home page, when nothing else is on its way any more
  /\/edge_marks\.tsx$/.test(source) || // in practice
  /^src\/text\/(?:[a-z]{2}\/)?(?:talk|book|rule_book|achievements|practice|around|big_screen|hand_view|by_ear)/.test(
    source,
  ) ||
  /^_achievements-/.test(source) || // the texts, which the rule book shares: vite names such a part by its file
  /\/(?:settings_dialog|keys_sheet|about_dialog|report_dialog|people_sheet|avatar_choice|chooser|big_screen_dialog)\.tsx?$/.test(
    source,
  ) || // opened by a tap
  /\/(?:achievement_list|share_picture|own_games_view)\.tsx?$/.test(source); // after a game
const isLanguage = (source) => /^src\/text\/[a-z]{2}\/index\.ts$/.test(source);

// The parts of the script that are loaded on the way to a table, by vite's manifest: what the entry imports, now or as
// soon as it can, with its styles. Of the languages someone loads one; the largest counts.
export function scriptsToATable(manifest, sizeOf) {
  const files = new Set();
  const languages = [];
  const visit = (key) => {
    const part = manifest[key];
    if (!part || files.has(part.file)) return;
    files.add(part.file);
    for (const style of part.css ?? []) files.add(style);
    for (const other of part.imports ?? []) visit(other);
    for (const other of part.dynamicImports ?? []) {
      if (isLanguage(other)) languages.push(manifest[other].file);
      else if (!isForLater(other)) visit(other);
    }
  };
  visit('index.html');
  const largest = languages.sort((one, other) => sizeOf(other) - sizeOf(one))[0];
  if (largest !== undefined) files.add(largest);
  return files;
}

export function firstVisit(folder, files) {
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const visit = new Set(['index.html', ...namedBy(read('index.html'))]);
  const manifest = JSON.parse(read('.vite/manifest.json'));
  for (const file of scriptsToATable(manifest, (file) => read(file).length)) visit.add(file);
  for (const file of [...visit]) {
    if (!file.endsWith('.css')) continue;
    for (const font of latinFonts(read(file))) visit.add(font);
  }
  for (const file of files) {
    if (/^assets\/engine-(?!security)[^/]*\.wasm$/.test(file)) visit.add(file);
  }
  return [...visit].filter((file) => file !== 'service_worker.js').sort();
}
