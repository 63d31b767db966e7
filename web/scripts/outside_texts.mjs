// What else a language needs: the texts players read that aren't part of the page's script (what a shared link shows, the page
// without script, the description of the installed page).
import { readFileSync } from 'node:fs';

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

// C++ joins string literals that follow each other.
function literalsOf(block) {
  return [...block.matchAll(/"(?:[^"\\]|\\.)*"(?:\s+"(?:[^"\\]|\\.)*")*/g)].map(([joined]) =>
    [...joined.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part).join(''),
  );
}

function previewTexts(source, code) {
  const name = new RegExp(`Spoken\\{"${code}", [\\w:]+, &(\\w+)\\}`).exec(source)?.[1];
  const block = name && new RegExp(`PreviewWords ${name}\\{([\\s\\S]*?)\\n\\};`).exec(source)?.[1];
  return block ? literalsOf(block) : [];
}

function htmlTexts(source, code) {
  const language = code === 'en' ? '' : ` lang="${code}"`;
  return [...source.matchAll(new RegExp(`<p${language}>(.*?)</p>`, 'g'))].map(([, text]) =>
    text.replace(/<[^>]*>/g, ''),
  );
}

function manifestTexts(source, code) {
  const { description, description_localized: localized } = JSON.parse(source);
  const text = code === 'en' ? description : localized[code];
  return text === undefined ? [] : [text];
}

const places = [
  ['src/net/preview_words.cpp', previewTexts],
  ['web/index.html', htmlTexts],
  ['web/public/manifest.webmanifest', manifestTexts],
];

// By file; none where the language has no texts there yet.
export function outsideTexts(code) {
  return places.map(([file, textsOf]) => ({ file, texts: textsOf(read(file), code) }));
}

// One line for each file that lacks texts which it has in English, and for each careless text.
export function reportOutside(codes, isCareless) {
  const english = outsideTexts('en');
  return codes.flatMap((code) =>
    outsideTexts(code).flatMap(({ file, texts }, i) => [
      ...(texts.length < english[i].texts.length ? [`${file}: ${code}: missing`] : []),
      ...texts.filter((text) => isCareless(text, code)).map((text) => `${file}: ${code}: careless: ${text}`),
    ]),
  );
}
