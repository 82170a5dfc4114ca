import postcss, {AtRule} from 'postcss';
import type {Declaration, Root, Rule} from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import type {Selector} from 'postcss-selector-parser';
import {mayMatch, type Shape, subjects, weightOf} from './matching.ts';

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
  const staying: Claim[] = [];
  // From the end, because a rule depends on those behind it.
  for (const [index, rule] of [...rulesIn(upper).entries()].reverse()) {
    const selectors = parseSelectors().astSync(rule.selector).nodes;
    const claim = claimOf(rule, selectors, all);
    const stays =
      selectors.some((selector) => mayMatch(selector, first)) ||
      staying.some((other) => areAtOdds(claim, other));
    if (stays) staying.push(claim);
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

/** What a rule sets, in which layer, and how heavily on what. */
type Claim = {
  readonly layer: string;
  readonly properties: ReadonlySet<string>;
  /** The shapes of its subjects, each with the weight of the selector. */
  readonly subjects: ReadonlySet<string>;
};

function claimOf(rule: Rule, selectors: readonly Selector[], all: readonly Shape[]): Claim {
  const declarations = rule.nodes.filter((node): node is Declaration => node.type === 'decl');
  return {
    layer: placesOf(rule)
      .filter(({name}) => name === 'layer')
      .map(({params}) => params)
      .join(),
    properties: new Set(declarations.map(({prop}) => familyOf(prop))),
    subjects: new Set(
      selectors.flatMap((selector) => {
        const weight = weightOf(selector);
        return subjects(selector, all).map((shape) => `${weight} ${shape}`);
      }),
    ),
  };
}

/** Says whether two rules may set the same thing on the same element. Layers win over each other in an order of their own. */
function areAtOdds(left: Claim, right: Claim): boolean {
  return (
    left.layer === right.layer &&
    ([left, right].some(({properties}) => properties.has('all')) ||
      meet(left.properties, right.properties)) &&
    meet(left.subjects, right.subjects)
  );
}

function meet<Item>(left: ReadonlySet<Item>, right: ReadonlySet<Item>): boolean {
  return [...left].some((item) => right.has(item));
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
  align: 'place',
  justify: 'place',
};

/** The first word of a property, which shorthands share with what they set; custom properties are alone. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property;
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

/** The upper part has said what no element needs by itself: typefaces, movements, the order of layers. */
function dropAllButRules(lower: Root): void {
  lower.walkAtRules((rule) => {
    let hasRules = false;
    rule.walkRules(() => {
      hasRules = true;
    });
    if (!hasRules || KEYFRAMES.test(rule.name)) rule.remove();
  });
}
