import type {LibraryKnowledge} from 'expo-iap-api-data/knowledge';
import {isDistinctive} from 'expo-iap-api-data/knowledge';
import {membersOf} from 'expo-iap-api-data/knowledge';
import {toString} from 'mdast-util-to-string';
import type {MarkAttributes} from 'mdx-samples/readAttributes';
import {type FlowElement, text, type TextElement, textElement} from '../markdown/nodes.ts';
import {defineMark, type Knowledge} from './mark.ts';

/** A name that the version does not have, or only has no type for; sighted readers and screen readers are told which. */
export const absent = defineMark({
  name: 'Absent',
  attributes: ['version', 'from'],
  example: '<Absent version="2.7">priceIos</Absent>',
  becomes:
    'a name that the version does not have; with `version` it must exist there, with `from="types"` only its type is missing',
  inline: (attributes, {node, parent, page}) => {
    const {patch} = page.surface();
    const isThere = lacksOnlyType(attributes);
    const reason = isThere ? `untyped in ${patch}` : `not in ${patch}`;
    const className = isThere ? {} : {className: 'absent'};
    const name = textElement('code', {...className, title: reason}, [text(nameIn(node))]);
    // In a heading anything beside the name would become part of its anchor.
    if (parent.type === 'heading') return [name];
    return [name, textElement('span', {className: 'visually-hidden'}, [text(` (${reason})`)])];
  },
  check: (attributes, {node, page}, knowledge) => {
    lacksOnlyType(attributes);
    const name = nameIn(node).replace(/\(.*\)$/s, '');
    const own = known(page.version, knowledge);
    if (canUse(own, name)) {
      const owned = own.members.has(name)
        ? ''
        : `, or with the owner that does not have it: Owner.${name}`;
      throw new Error(
        `<Absent> is wrong about "${name}": expo-iap ${own.patch} has it. Write it as code${owned}.`,
      );
    }
    const version = attributes.optional('version');
    if (version === undefined) return;
    const other = known(version, knowledge);
    if (canUse(other, name) || other.members.has(name)) return;
    throw new Error(
      `<Absent version="${version}"> is wrong about "${name}": expo-iap ${other.patch} does not have it either.`,
    );
  },
});

// What the module sends without a type is struck through nowhere: it exists.
function lacksOnlyType({optional}: MarkAttributes<'version' | 'from'>): boolean {
  const from = optional('from');
  if (from === undefined || from === 'types') return from === 'types';
  throw new Error(`<Absent from="${from}"> is unknown. Write from="types", or leave it out.`);
}

function nameIn(node: TextElement | FlowElement): string {
  const name = toString(node).trim();
  if (name !== '') return name;
  throw new Error('<Absent> needs the name between its tags.');
}

function known(version: string, knowledge: Knowledge): LibraryKnowledge {
  const found = knowledge.get(version);
  if (found) return found;
  throw new Error(
    `<Absent version="${version}">: "${version}" is not a docs version. Known versions: ${[...knowledge.keys()].join(', ')}.`,
  );
}

// With its owner a name is looked up there: a member can be gone from one type and still be in another.
// A type that apps cannot import is as good as absent, and a plain word such as "error" exists only as a symbol.
function canUse(knowledge: LibraryKnowledge, name: string): boolean {
  const [owner, last] = name.split('.').slice(-2);
  if (owner !== undefined && last !== undefined) {
    return membersOf(owner, knowledge)?.has(last) ?? false;
  }
  if (knowledge.members.has(name) || !isDistinctive(name)) return knowledge.exports.has(name);
  return knowledge.names.has(name);
}
