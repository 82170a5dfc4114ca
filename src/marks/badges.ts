import {historyAnchor} from '../site/tools.ts';
import {badgeLines, badgesOf, joinBadges} from './badgeNodes.ts';
import {defineMark, type MarkPage} from './mark.ts';
import {requireName} from './requireName.ts';

const badgesFor = (of: string, page: MarkPage) => {
  const [name = of] = of.split(' ');
  return joinBadges(badgesOf(requireName(page.surface(), of, 'Badges'), historyAnchor(name)));
};

/** How long a name exists, where, and whether it should still be used. */
export const badges = defineMark({
  name: 'Badges',
  attributes: ['of'],
  example: '<Badges of="fetchProducts" />',
  becomes: '"since 2.8.7", "iOS only", "deprecated, removed in 3.0.0"',
  block: ({required}, {page}) => badgeLines(badgesFor(required('of'), page)),
  inline: ({required}, {page}) => badgesFor(required('of'), page),
  movesBelowHeading: true,
  names: ({required}) => [required('of')],
});
