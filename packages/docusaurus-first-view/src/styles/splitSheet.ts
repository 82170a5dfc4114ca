import type {Root, Rule} from 'postcss';
import postcss, {AtRule} from 'postcss';
import type {Selector} from 'postcss-selector-parser';
import parseSelectors from 'postcss-selector-parser';
import {mayMatch, type Shape, subjects} from './matching.ts';
import {specificityOf} from './specificity.ts';

/** The style sheet of a first view in two parts: what its first text needs, and what only the elements below need. */
export type SplitSheet = {readonly upper: string; readonly lower: string};

/** What the parts are for: the shapes of the elements of the first text, and of all elements of the pages. */
export type SheetShapes = {readonly first: readonly Shape[]; readonly all: readonly Shape[]};

/**
 * Splits a style sheet so that both parts, one after the other, say what it said. A rule that only elements below need
 * moves down, unless a rule behind it stays with which it could be at odds: the last one of two would win.
 */
export function splitSheet(css: string, {first, all}: SheetShapes): SplitSheet {
  const upper = postcss.parse(css);
  const lower = upper.clone();
  const below = rulesIn(lower);
  const taken = new Map<string, Set<number>>();
  const take = ({what, on}: Claim): void => {
    const shapes = taken.get(what) ?? new Set();
    for (const shape of on) shapes.add(shape);
    taken.set(what, shapes);
  };
  const isTaken = ({what, on}: Claim): boolean => {
    const shapes = taken.get(what);
    return shapes !== undefined && on.some((shape) => shapes.has(shape));
  };
  // From the end, because a rule depends on those behind it.
  for (const [index, rule] of [...rulesIn(upper).entries()].reverse()) {
    const selectors = parseSelectors().astSync(rule.selector).nodes;
    const claims = claimsOf(rule, selectors, all);
    const stays = selectors.some((selector) => mayMatch(selector, first)) || claims.some(isTaken);
    if (stays) for (const claim of claims) take(claim);
    (stays ? below[index] : rule)?.remove();
  }
  dropEmptyConditions(upper);
  dropAllButRules(lower);
  return {upper: upper.toString(), lower: lower.toString()};
}

const KEYFRAMES = /keyframes$/;

function rulesIn(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    if (!placesOf(rule).some(({name}) => KEYFRAMES.test(name))) rules.push(rule);
  });
  return rules;
}

/** What a rule sets, with which specificity and in which layer, and the numbers of the shapes that it may set this on. */
type Claim = {readonly what: string; readonly on: readonly number[]};

/**
 * Lists the claims of a rule. Two rules that claim the same on one shape may set the same thing on the same element, and
 * the last one wins; which layer wins is decided before.
 */
function claimsOf(rule: Rule, selectors: readonly Selector[], all: readonly Shape[]): Claim[] {
  const layer = placesOf(rule)
    .filter(({name}) => name === 'layer')
    .map(({params}) => params)
    .join();
  const properties = new Set(
    rule.nodes.flatMap((node) => (node.type === 'decl' ? [familyOf(node.prop)] : [])),
  );
  return selectors.flatMap((selector) => {
    const specificity = specificityOf(selector);
    const on = subjects(selector, all);
    return [...properties].map((property) => ({what: `${property} ${specificity} ${layer}`, on}));
  });
}

/** Names of sides and sizes that others stand for, and properties that a shorthand of another name sets. */
const FAMILIES: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  width: 'size',
  height: 'size',
  inline: 'size',
  block: 'size',
  row: 'gap',
  column: 'gap',
  columns: 'gap',
  line: 'font',
  word: 'overflow',
  white: 'text',
  page: 'break',
  align: 'place',
  justify: 'place',
};

/** The first word of a property, which shorthands share with what they set; custom properties are alone. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property;
  if (property === 'all')
    throw new Error(
      'A rule sets "all", so docusaurus-first-view doesn’t know which rules it may move: name the properties.',
    );
  if (/^grid-(?:row-|column-)?gap$/.test(property)) return 'gap';
  const word = /^(?:-[a-z]+-)?([a-z]+)/.exec(property)?.[1] ?? property;
  return FAMILIES[word] ?? word;
}

/** The conditions and layers around a rule. */
function placesOf(rule: Rule): AtRule[] {
  const places: AtRule[] = [];
  for (let {parent} = rule; parent instanceof AtRule; {parent} = parent) places.push(parent);
  return places;
}

/** A layer without rules keeps its turn among the others. */
function dropEmptyConditions(upper: Root): void {
  upper.walkAtRules((rule) => {
    if (rule.name !== 'layer' && rule.nodes?.length === 0) rule.remove();
  });
}

/** Keeps only rules and what is around them; typefaces, keyframes and the order of layers are in the upper part. */
function dropAllButRules(lower: Root): void {
  lower.walkAtRules((rule) => {
    let hasRules = false;
    rule.walkRules(() => {
      hasRules = true;
    });
    if (!hasRules || KEYFRAMES.test(rule.name)) rule.remove();
  });
}
