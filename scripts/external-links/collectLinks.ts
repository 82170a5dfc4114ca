import {visit} from 'unist-util-visit';
import type {Page} from '../../src/markdown/page.ts';

/** An address outside the site, with the first place that names it. */
export type ExternalLink = {readonly url: string; readonly place: string};

/** Collects every external address of the pages once, without its anchor. */
export function collectLinks(pages: readonly Page[]): ExternalLink[] {
  const links = new Map<string, string>();
  for (const {tree, path} of pages) {
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      if (!/^https?:\/\//.test(node.url) || /^https?:\/\/localhost\b/.test(node.url)) return;
      const url = node.url.replace(/#.*/, '');
      if (!links.has(url)) links.set(url, `${path}:${node.position?.start.line ?? 1}`);
    });
  }
  return [...links].map(([url, place]) => ({url, place}));
}
