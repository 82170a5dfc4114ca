import {requireRelease} from 'expo-iap-api-data/history/patches';
import {badgeLines, sinceBadge} from './badgeNodes.ts';
import {defineMark, type MarkPage} from './mark.ts';

/** The patch since which a fact applies, for facts that are not about a symbol. */
export const since = defineMark({
  name: 'Since',
  attributes: ['patch'],
  example: '<Since patch="2.8.4" />',
  becomes: 'a "since 2.8.4" badge for a fact that is not a symbol',
  block: ({required}, {page}) => badgeLines([sinceBadge(knownPatch(required('patch'), page))]),
  inline: ({required}, {page}) => [sinceBadge(knownPatch(required('patch'), page))],
  movesBelowHeading: true,
});

function knownPatch(patch: string, {surface}: MarkPage): string {
  requireRelease(patch, surface().patch);
  return patch;
}
