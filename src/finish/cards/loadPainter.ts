import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import type {Resvg as Rasterizer} from '@resvg/resvg-wasm';
import type {ReactElement} from 'react';
import {CARD_SIZE} from '../../site/cards.ts';

/** Turns an arranged card into the bytes of a PNG. */
export type Painter = (card: ReactElement) => Promise<Uint8Array>;

let ready: Promise<void> | undefined;

/** Loads the rasterizer, which can start only once in a process. */
export async function loadRasterizer(siteDir: string): Promise<typeof Rasterizer> {
  const {resolve} = createRequire(join(siteDir, 'package.json'));
  const {initWasm, Resvg} = await import('@resvg/resvg-wasm');
  ready ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(
    ignoreSecondStart,
  );
  await ready;
  return Resvg;
}

/** A thread of the tests may load this module twice, and the rasterizer once. */
function ignoreSecondStart(error: unknown): void {
  if (!/already initialized/i.test(String(error))) throw error;
}

/** Loads fonts and the rasterizer. Both are slow to load, so call it only when they are needed. */
export async function loadPainter(siteDir: string): Promise<Painter> {
  const {resolve} = createRequire(join(siteDir, 'package.json'));
  const [{default: satori}, Resvg] = await Promise.all([import('satori'), loadRasterizer(siteDir)]);
  const fonts = ([400, 600, 700] as const).map((weight) => ({
    name: 'Inter',
    style: 'normal' as const,
    weight,
    data: readFileSync(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
  }));
  return async (card) => {
    const options = {...CARD_SIZE, fonts, loadAdditionalAsset: refuseCharacters};
    const drawing = new Resvg(await satori(card, options));
    const picture = drawing.render();
    const png = picture.asPng();
    picture.free();
    drawing.free();
    return png;
  };
}

function refuseCharacters(_: string, text: string): Promise<never> {
  return Promise.reject(
    new Error(`The font of social cards has no "${text}". Reword the title, or add the font file.`),
  );
}
