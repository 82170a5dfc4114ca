import type {Node} from '@babel/types';
import type {Part} from './tree.ts';

/** The place of a node in its program. */
type TreePlace = {
  readonly parent: Node;
  /** The node whose names it sees: itself, or the nearest around it that has some. */
  readonly opener: Node;
  readonly part: Part;
  /** Counts the nodes of a program, so that what is known of each can be in a list. */
  readonly index: number;
};

const PLACE = Symbol('place');

type Placed = {[PLACE]?: TreePlace};

/** Notes the place of a node at the node itself: with a million characters, looking it up in a map takes far longer. */
export function setPlace(node: Node & Placed, place: TreePlace): void {
  node[PLACE] = place;
}

/** The place of a node of a program; nothing for the program itself, and for declarations of the library. */
export function placeIn(node: Node & Placed): TreePlace | undefined {
  return node[PLACE];
}
