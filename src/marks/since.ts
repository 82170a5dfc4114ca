import {badgeLines, sinceBadge} from './badgeNodes.ts';
import {defineMark, type MarkPage} from './mark.ts';

/** The patch since which a fact is true that is not a symbol. */
export const since = defineMark({
  name: 'Since',
  attributes: ['patch'],
  example: '<Since patch="2.8.4" />',
  becomes: 'a "since 2.8.4" badge for a fact that is not a symbol',
  block: ({required}, {page}) => badgeLines([sinceBadge(knownPatch(required('patch'), page))]),
  inline: ({required}, {page}) => [sinceBadge(knownPatch(required('patch'), page))],
  movesBelowHeading: true,
});

function knownPatch(wanted: string, {surface}: MarkPage): string {
  const {version, patches} = surface();
  if (patches.some(({patch}) => patch === wanted)) return wanted;
  const known = patches.map(({patch}) => patch).join(', ');
  throw new Error(`<Since patch="${wanted}" /> names no release of ${version}. It has: ${known}.`);
}
