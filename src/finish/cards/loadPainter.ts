import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {Node} from '@takumi-rs/core';
import {CARD_SIZE} from '../../site/cards.ts';

/** Turns an arranged card into the bytes of a PNG. */
export type Painter = (card: Node) => Promise<Uint8Array>;

/** The part of the faces that cards are written in; their packages name the others by their scripts. */
const SCRIPT = 'latin';
/** The faces of the site, by the names that cards call them. */
export const FACES = {
  titles: {name: 'bricolage-grotesque', folder: '@fontsource/bricolage-grotesque', style: '700'},
  text: {name: 'source-sans-3', folder: '@fontsource-variable/source-sans-3', style: 'wght'},
} as const;

/** Loads the fonts and the program that draws. Both are slow to load, so call it only when they are needed. */
export async function loadPainter(siteDir: string): Promise<Painter> {
  const {resolve} = createRequire(join(siteDir, 'package.json'));
  const read = (file: string): Buffer => readFileSync(resolve(file));
  const {Renderer} = await import('@takumi-rs/core');
  const renderer = new Renderer();
  for (const {name, folder, style} of Object.values(FACES)) {
    const data = read(`${folder}/files/${name}-${SCRIPT}-${style}-normal.woff2`);
    await renderer.registerFont({name, data});
  }
  const ranges: Readonly<Record<string, string>> = JSON.parse(
    read(`${FACES.text.folder}/unicode.json`).toString('utf8'),
  );
  const covers = readCoverage(ranges[SCRIPT] ?? '');
  return async (card) => {
    const unknown = [...textOf(card)].filter((character) => !covers(character)).join('');
    if (unknown !== '')
      throw new Error(
        `The font of social cards has no "${unknown}". Reword the title, or add the font file.`,
      );
    return renderer.render(card, {...CARD_SIZE, format: 'png'});
  };
}

/** Reads a list such as `U+0000-00FF,U+2122` and returns whether it has a character. */
function readCoverage(list: string): (character: string) => boolean {
  const ranges = list.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => code >= first && code <= last);
  };
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.text;
  return node.type === 'container' ? (node.children ?? []).map(textOf).join('') : '';
}
