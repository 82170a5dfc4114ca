import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {parse} from 'parse5';

/** An element of a parsed page. */
export type Element = Tree.Element;

/**
 * Parses HTML like a browser without scripts, so that the content of `<noscript>` counts as elements. Each element has
 * its position in the text.
 */
export function parseHtml(html: string): Tree.Document {
  return parse(html, {sourceCodeLocationInfo: true, scriptingEnabled: false});
}

/** Returns the elements inside a node, at any depth, in the order of the page. */
export function elementsIn(node: Tree.Node): Element[] {
  const found: Element[] = [];
  const collect = (parent: Tree.Node): void => {
    for (const child of childrenOf(parent)) {
      if (isElement(child)) found.push(child);
      collect(child);
    }
  };
  collect(node);
  return found;
}

/** Returns the first element inside a node that satisfies a condition. */
export function find(node: Tree.Node, matches: (element: Element) => boolean): Element | undefined {
  for (const child of childrenOf(node)) {
    if (isElement(child) && matches(child)) return child;
    const below = find(child, matches);
    if (below) return below;
  }
  return undefined;
}

/** Returns the nodes directly inside a node; those of a template are kept beside it. */
export function childrenOf(node: Tree.Node): Tree.ChildNode[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

/** Says whether a node is an element. */
export function isElement(node: Tree.Node): node is Element {
  return 'tagName' in node;
}

/** Returns the text inside a node. */
export function textOf(node: Tree.Node): string {
  return childrenOf(node)
    .map((child) => ('value' in child ? child.value : textOf(child)))
    .join('');
}

/** Returns the value of an attribute. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** Says whether an element has one of the classes. */
export function hasClass(element: Element, ...names: readonly string[]): boolean {
  const own = (attribute(element, 'class') ?? '').split(/\s+/);
  return names.some((name) => own.includes(name));
}
