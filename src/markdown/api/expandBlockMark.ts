import type {BlockContent, Code, Paragraph} from 'mdast';
import type {Surface, SurfaceSymbol} from '../../library/surface/surface.ts';
import type {FlowElement} from '../mark/jsxNodes.ts';
import {readAttributes} from '../mark/readAttributes.ts';
import {badgesOf, joinBadges, sinceBadge} from './badges.ts';
import {requireName, requireSymbol} from './findName.ts';
import {membersTable} from './membersTable.ts';

/** Expands a mark that stands by itself; undefined when the element is none of ours. */
export function expandBlockMark(mark: FlowElement, surface: Surface): BlockContent[] | undefined {
  if (mark.name === 'Signature')
    return [signatureBlock(mark, requireSymbol(surface, nameIn(mark), mark.name))];
  if (mark.name === 'Members') return memberTables(requireSymbol(surface, nameIn(mark), mark.name));
  if (mark.name === 'Badges') {
    const badges = badgesOf(requireName(surface, nameIn(mark), mark.name));
    return badges.length === 0 ? [] : [badgeParagraph(joinBadges(badges))];
  }
  if (mark.name === 'Since') {
    return [badgeParagraph([sinceBadge(readAttributes(mark, ['patch']).required('patch'))])];
  }
  return undefined;
}

/** A line that holds nothing but badges. */
export function badgeParagraph(children: Paragraph['children']): Paragraph {
  return {type: 'paragraph', data: {hProperties: {className: ['badges']}}, children};
}

function nameIn(mark: FlowElement): string {
  return readAttributes(mark, ['of']).required('of');
}

function signatureBlock({position}: FlowElement, {name, signature}: SurfaceSymbol): Code {
  return {
    type: 'code',
    lang: 'ts',
    value: signature,
    data: {label: `Signature: ${name}`},
    ...(position && {position}),
  };
}

function memberTables({name, members, platform}: SurfaceSymbol): BlockContent[] {
  if (members.length === 0) {
    throw new Error(`<Members of="${name}">: ${name} has no members. Take the mark away.`);
  }
  const roles = [...new Set(members.map(({role}) => role))];
  return roles.map((role) =>
    membersTable(
      role,
      members.filter((member) => member.role === role),
      platform,
    ),
  );
}
