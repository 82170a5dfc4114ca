import type {Node, Selector} from 'postcss-selector-parser';
import {attribute, type Element} from '../html/html.ts';

/** What selectors can ask of an element without knowing its place and state; elements that are alike share one. */
export type Shape = ReadonlySet<string>;

/** Names the shape of an element: its tag, id and classes as a selector writes them. */
export function nameShape(element: Element): string {
  const id = attribute(element, 'id');
  const classes = (attribute(element, 'class') ?? '').split(/\s+/).map((name) => `.${name}`);
  return [element.tagName.toLowerCase(), ...(id ? [`#${id}`] : []), ...classes].join(' ');
}

const PLAIN_ID = /#[A-Za-z][\w-]*/g;

/**
 * Returns the shapes with these names, each once, as far as a style sheet can tell them apart: every heading has an id,
 * and hardly any of them is in a sheet.
 */
export function shapesOf(names: Iterable<string>, css: string): Shape[] {
  const told = new Set(css.match(PLAIN_ID));
  const short = new Set<string>();
  for (const name of names) short.add(name.replace(PLAIN_ID, (id) => (told.has(id) ? id : '#')));
  return [...short].map((name) => new Set(name.split(' ')));
}

/** Says whether a selector may match something where every element has one of the shapes. When in doubt it does. */
export function mayMatch(selector: Selector, shapes: readonly Shape[]): boolean {
  return compounds(selector).every((compound) => shapes.some((shape) => mayFit(compound, shape)));
}

/** Which of the shapes a selector may match, by their number: those that its last part fits. */
export function subjects(selector: Selector, shapes: readonly Shape[]): number[] {
  const last = compounds(selector).at(-1) ?? [];
  const fitting: number[] = [];
  for (const [number, shape] of shapes.entries()) if (mayFit(last, shape)) fitting.push(number);
  return fitting;
}

/** Splits a selector where it changes from one element to another. */
function compounds({nodes}: Selector): Node[][] {
  const parts: Node[][] = [[]];
  for (const node of nodes)
    if (node.type === 'combinator') parts.push([]);
    else parts.at(-1)?.push(node);
  return parts;
}

/** States, attributes and places may all be given. */
function mayFit(compound: readonly Node[], shape: Shape): boolean {
  return compound.every((node) => {
    if (node.type === 'class') return shape.has(`.${node.value}`);
    if (node.type === 'id') return shape.has(`#${node.value}`);
    if (node.type === 'tag') return shape.has(node.value.toLowerCase());
    if (node.type !== 'pseudo' || !CHOICES.has(node.value)) return true;
    return node.nodes.some((choice) => mayFit(compounds(choice).at(-1) ?? [], shape));
  });
}

const CHOICES = new Set([':is', ':where']);
