// The result as a picture to share: the drawing of the end with words below it, made in the page.
import { saveFile } from '../base/save_file';
import { sceneHeight, sceneWidth } from './end_scene';

export interface PictureWords {
  readonly title: string; // the verdict
  readonly facts: string;
  readonly crew: string;
  readonly game: string; // and where it was played
}

const width = 1200;
const margin = 56;
const drawn = (width / sceneWidth) * sceneHeight;
const height = Math.round(drawn + 220);

const properties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'stop-color',
  'stop-opacity',
] as const;

// A picture file has no style sheets: their values are written into the drawing.
function copied<T extends Element>(scene: T): T {
  const copy = scene.cloneNode(true) as T;
  const [from, to] = [
    [scene, ...scene.querySelectorAll('*')],
    [copy, ...copy.querySelectorAll('*')],
  ];
  for (const [i, element] of from.entries()) {
    const style = getComputedStyle(element);
    for (const property of properties) to[i]?.setAttribute(property, style.getPropertyValue(property));
    to[i]?.removeAttribute('class');
  }
  return copy;
}

// With the definitions that all tiles share, which are elsewhere in the page.
function withStyles(scene: SVGSVGElement): SVGSVGElement {
  const copy = copied(scene);
  const shared = document.querySelector('.art-defs > defs');
  if (shared !== null) copy.prepend(copied(shared));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(Math.round(drawn)));
  return copy;
}

async function imageOf(scene: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  const text = new XMLSerializer().serializeToString(withStyles(scene));
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

async function paint(scene: SVGSVGElement, words: PictureWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = '#14122b';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(await imageOf(scene), 0, 0, width, drawn);
  const line = (text: string, font: string, colour: string, y: number): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, margin, y, width - 2 * margin);
  };
  line(words.title, '600 64px Fredoka, system-ui, sans-serif', '#ffc64d', drawn + 78);
  line(words.facts, '600 34px Fredoka, system-ui, sans-serif', '#f3efff', drawn + 128);
  line(words.crew, '500 30px Fredoka, system-ui, sans-serif', '#f3efff', drawn + 170);
  line(words.game, '400 24px system-ui, sans-serif', '#b9b2dc', drawn + 204);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

// Through the phone's share sheet, or else as a file.
export async function sharePicture(scene: SVGSVGElement, words: PictureWords): Promise<void> {
  const picture = await paint(scene, words);
  if (picture === null) return;
  const file = new File([picture], 'magic-maze.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] }) === true) {
    await navigator.share({ files: [file], title: words.title }).catch(() => undefined); // cancelled
    return;
  }
  saveFile(picture, file.type, file.name);
}
