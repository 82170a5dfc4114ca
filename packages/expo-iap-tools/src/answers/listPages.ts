import {pagesOf} from '../data/pages.ts';
import {pageAddress} from '../data/site.ts';
import type {Release} from '../release/release.ts';
import {type Answer, answerWith} from './answer.ts';

/** Lists the pages that a release has, with what each is about. */
export function listPages(release: Release): Answer {
  const pages = pagesOf(release.version);
  return answerWith(release, {
    data: {pages: pages.map(({path, title, description}) => ({path, title, description}))},
    blocks: [pages.map(({path, title}) => `${path}  ${title}`).join('\n')],
    more: pageAddress(release.version, 'intro'),
    most: Infinity,
  });
}
