import type {Node} from '@babel/types';
import {keyName} from '../types/readMembers.ts';
import {isMember} from './members.ts';
import type {FileTree, Part} from './place.ts';

const known = new WeakMap<Part, ReadonlyMap<string, readonly Node[]>>();

/** The places of a file that use a name, as a variable or as a member of something. */
export function mentionsIn({mentions}: FileTree, name: string): readonly Node[] {
  const written = name.replace(/^#/, '');
  return (mentions.get(written) ?? []).flatMap((part) => byName(part).get(name) ?? []);
}

/** Read once for a part: looking through its nodes for each name would take far longer. */
function byName(part: Part): ReadonlyMap<string, readonly Node[]> {
  const before = known.get(part);
  if (before) return before;
  const found = new Map<string, Node[]>();
  for (const node of part.nodes) {
    const name =
      node.type === 'Identifier'
        ? node.name
        : isMember(node)
          ? keyName(node.property, node.computed)
          : undefined;
    if (name === undefined) continue;
    const list = found.get(name);
    if (list) list.push(node);
    else found.set(name, [node]);
  }
  known.set(part, found);
  return found;
}
