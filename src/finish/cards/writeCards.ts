import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {codeKey} from '../../cache/codeKey.ts';
import {openCache} from '../../cache/openCache.ts';
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
    code: codeKey([join(__dirname, 'loadPainter.ts')]),
    loadPainter: () => (painter ??= loadPainter(siteDir)),
  });
  return `${cards.length} cards, ${drawn} of them drawn`;
}

/** The cache of the cards and the folder that they are written to. */
export type CardStore = {
  readonly cacheDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  /** A key of what draws, so that another release of a tool draws every card again. */
  readonly code: string;
  /** Called for the first card that is not in the cache. */
  readonly loadPainter: () => Promise<Painter>;
};

/** Writes the picture of every card, drawing only those that the cache lacks, and returns how many it drew. */
export async function writeCards(
  cards: readonly Card[],
  identity: CardIdentity,
  store: CardStore,
): Promise<number> {
  const cache = openCache(store.cacheDir, store.code);
  let drawn = 0;
  for (const card of cards) {
    const arranged = layOutCard(card, identity);
    const content = JSON.stringify(arranged);
    let png: Uint8Array | undefined = cache.read(content);
    if (!png) {
      const paint = await store.loadPainter();
      png = await paint(arranged).catch(nameCard(card));
      cache.write(content, png);
      drawn += 1;
    }
    const file = join(store.outDir, cardPath(card.permalink, store.baseUrl));
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, png);
  }
  cache.prune();
  return drawn;
}

function nameCard({permalink}: Card) {
  return (cause: unknown): never => {
    throw new Error(
      `The social card of ${permalink} cannot be drawn. ${cause instanceof Error ? cause.message : String(cause)}`,
      {cause},
    );
  };
}
