import type {Root} from 'postcss';
import type {Node, Selector} from 'postcss-selector-parser';
import parseSelectors from 'postcss-selector-parser';
import type {ViewedPage} from './viewedPage.ts';

/** Names of classes and ids that the pages have or that a script may set. */
export type UsedNames = ReadonlySet<string>;

/**
 * A name with an ending that the bundler made, or with the double marks of the theme's classes: no word of prose. The rest
 * of a word that is none isn't tried letter by letter.
 */
const GENERATED_NAME = /(?<![A-Za-z])[A-Za-z][\w-]*(?:_[\w-]{4,5}\b|__[\w-]+|--[\w-]+)/g;
/** Where scripts name classes: behind `className` and in calls on a class list. */
const CLASS_CONTEXT = /(?:[cC]lassName"?[:=]|classList\.\w+\()[^}]{1,300}/g;
const QUOTED = /["'`]([^"'`]+)["'`]/g;

/** Collects what could be a class or an id: those of the elements in pages, and what scripts set. */
export function collectNames(
  pages: readonly Pick<ViewedPage, 'shapes'>[],
  scripts: readonly string[],
): UsedNames {
  const names = new Set<string>();
  const add = (text: string): void => {
    for (const name of text.split(/\s+/)) names.add(name);
  };
  for (const shape of new Set(pages.flatMap(({shapes}) => shapes)))
    for (const part of shape.split(' ')) if (/^[.#]/.test(part)) names.add(part.slice(1));
  for (const script of scripts) {
    for (const [name] of script.matchAll(GENERATED_NAME)) names.add(name);
    for (const [context] of script.matchAll(CLASS_CONTEXT))
      for (const [, words] of context.matchAll(QUOTED)) add(words ?? '');
  }
  return names;
}

const KEYFRAMES = /keyframes$/;

/** Removes the rules of a style sheet that need a class or an id which nothing has, and keyframes that nothing names. */
export function dropUnusedRules(sheet: Root, names: UsedNames): void {
  const keepUsed = parseSelectors((selectors) => {
    selectors.each((selector) => {
      if (!canMatch(selector, names)) selector.remove();
    });
  });
  sheet.walkRules((rule) => {
    const {parent} = rule;
    if (parent?.type === 'atrule' && 'name' in parent && KEYFRAMES.test(parent.name)) return;
    const kept = keepUsed.processSync(rule.selector);
    if (kept === '') rule.remove();
    else rule.selector = kept;
  });
  dropUnusedKeyframes(sheet, names);
  dropEmpty(sheet);
}

function dropUnusedKeyframes(sheet: Root, names: UsedNames): void {
  const named = new Set(names);
  sheet.walkDecls(({value}) => {
    for (const word of value.split(/[\s,]+/)) named.add(word);
  });
  sheet.walkAtRules(KEYFRAMES, (rule) => {
    if (!named.has(rule.params)) rule.remove();
  });
}

/** A selector matches something if every name in it is used; in `:is()` and `:where()` one of the choices is enough. */
function canMatch(selector: Selector, names: UsedNames): boolean {
  return selector.nodes.every((node) => nodeCanMatch(node, names));
}

function nodeCanMatch(node: Node, names: UsedNames): boolean {
  if (node.type === 'class' || node.type === 'id') return names.has(node.value);
  if (node.type !== 'pseudo' || node.nodes.length === 0 || node.value === ':not') return true;
  return node.nodes.some((choice) => canMatch(choice, names));
}

/** Removes layers and conditions that have no rule left. */
export function dropEmpty(sheet: Root): void {
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}
