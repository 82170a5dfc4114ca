import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {blog} from '../../config/blog.ts';
import {readTools} from './cacheKey.ts';
import type {Card} from '../../site/cards.ts';
import {collectCards} from './collectCards.ts';
import {loadPainter} from './loadPainter.ts';
import {readPalette} from './readPalette.ts';
import {writeCards} from './writeCards.ts';

/** Draws a picture for every page that people share; src/components/head/SocialCard.tsx names it in the page's head. */
export default function socialCards({siteDir, siteConfig}: LoadContext): Plugin {
  const {title, tagline, baseUrl, url} = siteConfig;
  const read = (file: string): string => readFileSync(join(siteDir, file), 'utf8');
  let cards: readonly Card[] = [];
  return {
    name: 'social-cards',
    async allContentLoaded({allContent}) {
      cards = collectCards(allContent, {baseUrl, tagline, blogTitle: blog.blogTitle});
    },
    async postBuild({outDir}) {
      const started = performance.now();
      const identity = {
        name: title,
        host: new URL(url).host,
        mark: read('static/img/mark.svg'),
        palette: readPalette(read('src/css/tokens.css')),
      };
      let painter: ReturnType<typeof loadPainter> | undefined;
      const drawn = await writeCards(cards, identity, {
        cacheDir: join(siteDir, 'node_modules/.cache/social-cards'),
        outDir,
        baseUrl,
        tools: readTools(siteDir),
        loadPainter: () => (painter ??= loadPainter(siteDir)),
      });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.info(
        `[social-cards] ${cards.length} cards, ${drawn} of them drawn, in ${seconds} s.`,
      );
    },
  };
}
