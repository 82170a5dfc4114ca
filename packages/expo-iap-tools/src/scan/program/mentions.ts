import type {Node} from '@babel/types';
import {keyName} from '../types/readMembers.ts';
import {isMember} from './memberNode.ts';
import type {FileTree, Part} from './place.ts';

/** Finds the places in some files that use a name, as a variable or as a member of something. */
export function readMentions(files: readonly FileTree[]): (name: string) => readonly Node[] {
  const found = new Map<string, readonly Node[]>();
  return (name) => {
    const before = found.get(name);
    if (before) return before;
    const plain = name.replace(/^#/, '');
    const parts = files.flatMap(({mentions}) => mentions.get(plain) ?? []);
    const nodes = parts.flatMap((part) => byName(part).get(name) ?? []);
    found.set(name, nodes);
    return nodes;
  };
}

const known = new WeakMap<Part, ReadonlyMap<string, readonly Node[]>>();

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
