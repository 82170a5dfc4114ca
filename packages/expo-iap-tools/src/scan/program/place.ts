import type {AssignmentExpression, Node, Program, Statement} from '@babel/types';
import type {Import} from './imports.ts';
import type {Declarer} from './roles.ts';

/** A statement at the top of a file, with all that is inside it. */
export type Part = {
  readonly statement: Statement;
  readonly file: FileTree;
  /** The nodes that can have a mistake or use a name, in the order of the text. */
  readonly nodes: readonly Node[];
  /** The names that it declares for the whole file or assigns, also a field of: the rest of the file sees nothing else of it. */
  readonly declares: ReadonlySet<string>;
  /** It has a `require`, an `import()` or the type of one, so it can load a module. */
  readonly loads: boolean;
  /** It declares a function that says nothing of what it takes: its callers decide. */
  readonly takes: boolean;
};

/** What binding a file and following its types needs to know about its nodes, the same for each release. */
export type FileTree = {
  readonly program: Program;
  readonly parts: readonly Part[];
  readonly imports: readonly Import[];
  /** The parts that have a name in them. */
  readonly mentions: ReadonlyMap<string, readonly Part[]>;
  /** The other names that things get where they are exported, imported or taken out of an object. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
  /** What declares names directly in the scope of a node. */
  readonly declarers: ReadonlyMap<Node, readonly Declarer[]>;
  /** What is assigned to each name, in any scope, and to each field of a class. */
  readonly assignments: ReadonlyMap<string, readonly AssignmentExpression[]>;
};

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

/** The node directly around another one; nothing for a program, and for declarations of the library. */
export function parentOf(node: Node): Node | undefined {
  return placeIn(node)?.parent;
}

/** The nearest node around another one that is of some kind. */
export function nearest<Kind extends Node>(
  node: Node,
  is: (each: Node) => each is Kind,
): Kind | undefined {
  for (let at = parentOf(node); at; at = parentOf(at)) if (is(at)) return at;
  return undefined;
}

/** Says whether a node is another one, or somewhere in it. */
export function isWithin(node: Node, outer: Node): boolean {
  for (let at: Node | undefined = node; at; at = parentOf(at)) if (at === outer) return true;
  return false;
}

/** The widest expression around a node in which each only passes on what is inside it. */
export function widest(node: Node, passes: (outer: Node, inner: Node) => boolean): Node {
  let at = node;
  for (let up = parentOf(at); up && passes(up, at); up = parentOf(at)) at = up;
  return at;
}
