import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

/** Returns the elements inside a node, at any depth, that satisfy a condition. */
export function findAll(
  node: Tree.Node,
  matches: (element: Tree.Element) => boolean,
): Tree.Element[] {
  return childrenOf(node).flatMap((child) => [
    ...(isElement(child) && matches(child) ? [child] : []),
    ...findAll(child, matches),
  ]);
}

/** Returns the first such element. */
export function find(
  node: Tree.Node,
  matches: (element: Tree.Element) => boolean,
): Tree.Element | undefined {
  return findAll(node, matches)[0];
}

/** Returns the nodes directly inside a node. */
export function childrenOf(node: Tree.Node): Tree.ChildNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** Says whether a node is an element. */
export function isElement(node: Tree.Node): node is Tree.Element {
  return 'tagName' in node;
}

/** Returns the value of an attribute. */
export function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** Says whether an element has one of the classes. */
export function hasClass(element: Tree.Element, ...names: readonly string[]): boolean {
  const own = (attribute(element, 'class') ?? '').split(/\s+/);
  return names.some((name) => own.includes(name));
}
