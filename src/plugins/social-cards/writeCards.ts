import {copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {cardPath} from '../../site/cards.ts';
import type {Card} from '../../site/cards.ts';
import {cacheKey} from './cacheKey.ts';
import {layOutCard} from './layOutCard.ts';
import type {CardIdentity} from './layOutCard.ts';
import type {Painter} from './loadPainter.ts';

/** Where cards come from and go to. */
export type CardStore = {
  readonly cacheDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  /** The releases of the tools, so that a new one draws anew. */
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

/** A build that is stopped, or one beside it, must not leave or find half a picture. */
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
