import {rewriteMarkdown} from './rewriteMarkdown.ts';

/** Turns the complete addresses that twins link to into addresses inside a site. */
export function adaptLinks(
  markdown: string,
  origin: string,
  addressOf: (path: string) => string,
): string {
  return rewriteMarkdown(markdown, (node) => {
    if (node.type !== 'link' || !node.url.startsWith(`${origin}/`)) return;
    const [address = '', hash] = node.url.slice(origin.length).split('#');
    const page = addressOf(address.replace(/\.md$/, ''));
    node.url = hash === undefined ? page : `${page}#${hash}`;
  });
}
