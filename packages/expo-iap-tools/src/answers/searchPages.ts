import {pageAddress, siteAddress} from '../data/site.ts';
import type {Release} from '../release/release.ts';
import type {EngineText} from '../search/engine.ts';
import {findSections} from '../search/findSections.ts';
import {openPackedIndex} from '../search/packedIndex.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {type Answer, answerWith} from './answer.ts';
import type {DataOf, searchShape} from './shapes.ts';

/** Finds the sections of the pages for some words, in the order of the site’s own search. */
export async function searchPages(
  query: string,
  release: Release,
  most = 5,
): Promise<Answer<DataOf<typeof searchShape>>> {
  if (query.trim() === '') throw new CannotAnswer('There are no words to search for. Name some.');
  const index = await openPackedIndex(release.version);
  const {hits, searched, meant, complete} = await findSections(query, index);
  const texts = await Promise.all(hits.slice(0, most).map((hit) => hit.data()));
  const sections = texts.map(readSection);
  const instead = sameWords(query, searched) ? '' : ` Searched for “${searched}”.`;
  const offer = meant === undefined ? '' : ` Did you mean “${meant}”?`;
  const partial = complete === 0 && hits.length > 0 ? ' No section has all the words.' : '';
  const count = hits.length === 0 ? 'Found nothing.' : `Found ${hits.length}, best first.`;
  return answerWith(release, {
    data: {query, searched, meant, total: hits.length, complete, sections},
    blocks: [
      `${count}${instead}${partial}${offer}`,
      ...sections.map(({title, page, link, excerpt}) =>
        [title === page ? title : `${page} › ${title}`, `  ${link}`, `  ${excerpt}`].join('\n'),
      ),
    ],
    more: sections[0]?.link ?? pageAddress(release.version, 'intro'),
    isFound: hits.length > 0,
  });
}

function readSection({url, meta, excerpt}: EngineText) {
  const page = meta['page'] ?? '';
  return {
    title: meta['title'] ?? page,
    page: page === '' ? (meta['title'] ?? '') : page,
    link: siteAddress(url),
    excerpt: excerpt
      .replace(/<\/?mark>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .trim(),
  };
}

function sameWords(left: string, right: string): boolean {
  const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);
  const typed = new Set(words(left));
  return words(right).every((word) => typed.has(word));
}
