import {createHash} from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Node} from '@takumi-rs/core';
import {type Card, cardPath} from '../../site/cards.ts';
import type {SiteSources} from '../builtSite.ts';
import {collectCards} from './collectCards.ts';
import {type CardIdentity, layOutCard, readPalette} from './layOutCard.ts';
import {loadPainter, type Painter} from './loadPainter.ts';

/** Draws a picture for every page that people share; src/components/head/SocialCard.tsx names it in the page's head. */
export async function drawCards(site: SiteSources): Promise<string> {
  const {siteDir, outDir, baseUrl, title, url} = site;
  const read = (file: string): string => readFileSync(join(siteDir, file), 'utf8');
  const identity = {
    name: title,
    host: new URL(url).host,
    mark: read('static/img/mark.svg'),
    palette: readPalette(read('src/css/tokens.css')),
  };
  const cards = collectCards(site);
  let painter: ReturnType<typeof loadPainter> | undefined;
  const drawn = await writeCards(cards, identity, {
    cacheDir: join(siteDir, 'node_modules/.cache/social-cards'),
    outDir,
    baseUrl,
    tools: readTools(siteDir),
    loadPainter: () => (painter ??= loadPainter(siteDir)),
  });
  return `${cards.length} cards, ${drawn} of them drawn`;
}

/** The cache of the cards and the folder that they are written to. */
export type CardStore = {
  readonly cacheDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  /** The releases of the tools, so that a new one draws every card again. */
  readonly tools: string;
  /** Called for the first card that is not in the cache. */
  readonly loadPainter: () => Promise<Painter>;
};

/** Writes the picture of every card, drawing only those that the cache lacks, and returns how many it drew. */
export async function writeCards(
  cards: readonly Card[],
  identity: CardIdentity,
  store: CardStore,
): Promise<number> {
  mkdirSync(store.cacheDir, {recursive: true});
  let drawn = 0;
  for (const card of cards) {
    const arranged = layOutCard(card, identity);
    const cached = join(store.cacheDir, `${cacheKey(arranged, store.tools)}.png`);
    if (!existsSync(cached)) {
      const paint = await store.loadPainter();
      await paint(arranged).then((png) => keep(cached, png), nameCard(card));
      drawn += 1;
    }
    const file = join(store.outDir, cardPath(card.permalink, store.baseUrl));
    mkdirSync(dirname(file), {recursive: true});
    copyFileSync(cached, file);
  }
  return drawn;
}

/** An interrupted build must not leave half a picture, and a parallel one must not find it. */
function keep(file: string, png: Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, png);
  renameSync(unfinished, file);
}

function nameCard({permalink}: Card) {
  return (cause: unknown): never => {
    throw new Error(
      `The social card of ${permalink} cannot be drawn. ${cause instanceof Error ? cause.message : String(cause)}`,
      {cause},
    );
  };
}

const TOOLS = ['@takumi-rs/core', '@fontsource/inter'];

/** Reads what, besides its layout, determines how a card looks: the releases of the tools that draw it. */
function readTools(siteDir: string): string {
  return TOOLS.map((tool) =>
    readFileSync(join(siteDir, 'node_modules', tool, 'package.json'), 'utf8'),
  ).join('\n');
}

/** Names the picture of a card by its content, so that unchanged cards are not drawn again. */
function cacheKey(card: Node, tools: string): string {
  return createHash('sha256').update(JSON.stringify(card)).update(tools).digest('hex');
}
