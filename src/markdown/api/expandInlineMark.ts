import type {PhrasingContent} from 'mdast';
import type {Surface} from '../../library/surface/surface.ts';
import type {TextElement} from '../mark/jsxNodes.ts';
import {readAttributes} from '../mark/readAttributes.ts';
import {absentName} from './absentName.ts';
import {badgesOf, joinBadges, sinceBadge} from './badges.ts';
import {requireName} from './findName.ts';

/** Expands a mark inside a line of text; undefined when the element is none of ours. */
export function expandInlineMark(
  mark: TextElement,
  surface: Surface,
  {inHeading}: {readonly inHeading: boolean},
): PhrasingContent[] | undefined {
  if (mark.name === 'Absent') return absentName(mark, {version: surface.version, inHeading});
  if (mark.name === 'Since') return [sinceBadge(readAttributes(mark, ['patch']).required('patch'))];
  if (mark.name === 'Badges') {
    const of = readAttributes(mark, ['of']).required('of');
    return joinBadges(badgesOf(requireName(surface, of, mark.name)));
  }
  return undefined;
}
