import type {Node} from '@babel/types';
import {keyName} from '../types/readMembers.ts';
import {isMember} from './memberNode.ts';
import {type FileTree, type Part, placeIn} from './place.ts';

/** Finds the places in some files that use a name, as a variable or as a member of something. */
export function readMentions(files: readonly FileTree[]): (name: string) => readonly Node[] {
  const found = new Map<string, readonly Node[]>();
  /** Once for all names: thousands of files have thousands of them. */
  const parts = new Map<string, Part[]>();
  for (const {mentions} of files)
    for (const [name, own] of mentions) {
      const all = parts.get(name);
      if (all) all.push(...own);
      else parts.set(name, [...own]);
    }
  return (name) => {
    const before = found.get(name);
    if (before) return before;
    const own = parts.get(name.replace(/^#/, '')) ?? [];
    const nodes = own.flatMap((part) => byName(part).get(name) ?? []);
    found.set(name, nodes);
    return nodes;
  };
}

/** Finds the places in the file of a node that use a name. */
export function mentionsNear(node: Node, name: string): readonly Node[] {
  const parts = placeIn(node)?.part.file.mentions.get(name) ?? [];
  return parts.flatMap((part) => byName(part).get(name) ?? []);
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
