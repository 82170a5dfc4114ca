import {headlinePlatform} from 'expo-iap-api-data/platforms';
import type {List, ListItem, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {item, list, text} from '../markdown/nodes.ts';
import {defineMark} from './mark.ts';
import {groupsBelow, type Section, type SectionGroup} from './sections.ts';

/** What the sections of a page are: each kind lists them in its own way. */
type IndexKind = 'symptoms' | 'functions';

declare module 'mdast' {
  interface ListData {
    /** The list that shows all sections of the page at a glance. */
    indexes?: IndexKind;
  }
}

/** The sections below, by group: every symptom, or every function with one line. */
export const sectionIndex = defineMark({
  name: 'Index',
  attributes: ['of'],
  example: '<Index of="symptoms" />',
  becomes: 'a grouped list of the sections below, one line per function',
  block: ({required}, {node, parent}) => {
    const kind = required('of');
    if (kind !== 'symptoms' && kind !== 'functions')
      throw new Error(`<Index of="${kind}"> is unknown. Write symptoms or functions.`);
    if (parent.type !== 'root')
      throw new Error(
        '<Index> lists the sections of the page. Write it outside of other elements.',
      );
    const groups = groupsBelow(parent, node);
    if (groups.length === 0)
      throw new Error('<Index> has nothing to list: no "###" heading follows it.');
    return [indexList(kind, groups)];
  },
});

function indexList(kind: IndexKind, groups: readonly SectionGroup[]): List {
  const entry = kind === 'symptoms' ? symptom : libraryFunction;
  const entries = groups.map(({title, sections}) => ({title, below: sections.flatMap(entry)}));
  return {
    ...list(
      entries
        .filter(({below}) => below.length > 0)
        .map(({title, below}) => item([text(title)], [list(below)])),
    ),
    data: {indexes: kind, hProperties: {className: ['index', `index--${kind}`]}},
  };
}

/** The class of an entry lets readers hide what cannot happen on their platform. */
function symptom({id, title}: Section): ListItem[] {
  const platform = headlinePlatform(toString([...title]));
  const entry = item([link(id, title)]);
  return [platform === 'both' ? entry : {...entry, data: {hProperties: {className: [platform]}}}];
}

/** Leaves out a section that is not about one function, and the name that its first sentence repeats. */
function libraryFunction({id, title: [name, ...others], firstSentence}: Section): ListItem[] {
  if (name?.type !== 'inlineCode' || others.some((other) => toString(other).trim() !== ''))
    return [];
  const repeated = firstSentence.startsWith(`${name.value} `) ? name.value.length + 1 : 0;
  const says = firstSentence.slice(repeated);
  return [item([link(id, [text(name.value)]), text(` ${says}`)])];
}

function link(id: string, children: readonly PhrasingContent[]): PhrasingContent {
  return {type: 'link', url: `#${id}`, children: structuredClone([...children])};
}
