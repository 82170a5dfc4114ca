import type {Declaration, Root} from 'postcss';
import {dropEmpty} from './unusedRules.ts';

const REFERENCE = /var\((--[\w-]+)(?:,[^()]*)?\)/g;

/**
 * Writes the value of a custom property where it is read, if it is the same on every page and in both color modes:
 * declared once, at the root, from nothing that changes. Properties that scripts read stay as they are.
 */
export function inlineConstants(sheet: Root, scripts: readonly string[]): void {
  const kept = new Set(scripts.flatMap((script) => script.match(/--[\w-]+/g) ?? []));
  dropOverridden(sheet);
  let constants = findConstants(sheet, kept);
  while (constants.size > 0) {
    const values = constants;
    sheet.walkDecls((declaration) => {
      declaration.value = declaration.value
        .replace(
          REFERENCE,
          (reference, name: string) => spaced(values.get(name)?.value) ?? reference,
        )
        .replace(/ {2,}/g, ' ')
        .trim();
    });
    for (const declaration of values.values()) declaration.remove();
    constants = findConstants(sheet, kept);
  }
}

/** A minified value needs no space beside `var()`, but one beside the words that take its place. */
function spaced(value: string | undefined): string | undefined {
  return value === undefined ? undefined : ` ${value} `;
}

function findConstants(sheet: Root, kept: ReadonlySet<string>): Map<string, Declaration> {
  const seen = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    seen.set(declaration.prop, [...(seen.get(declaration.prop) ?? []), declaration]);
  });
  const constants = new Map<string, Declaration>();
  for (const [name, [first, ...others]] of seen)
    if (first && others.length === 0 && !kept.has(name) && isConstant(first))
      constants.set(name, first);
  return constants;
}

function isConstant(declaration: Declaration): boolean {
  const isAtRoot = ruleOf(declaration).selectors.includes(':root');
  return isAtRoot && !/var\(/.test(declaration.value) && declaration.value !== '';
}

/**
 * Drops values that never apply: a value in a layer loses against one without a layer, whatever their order or the
 * color mode.
 */
function dropOverridden(sheet: Root): void {
  const winning = new Set<string>();
  sheet.walkDecls(/^--/, (declaration) => {
    const {selectors, layered} = ruleOf(declaration);
    if (!layered && selectors.includes(':root')) winning.add(declaration.prop);
  });
  sheet.walkDecls(/^--/, (declaration) => {
    const {selectors, layered} = ruleOf(declaration);
    const atRoot = selectors.length > 0 && selectors.every((selector) => ROOT.test(selector));
    if (layered && atRoot && winning.has(declaration.prop)) declaration.remove();
  });
}

/** Selectors of the root element in any color mode. */
const ROOT = /^(?::root|html)?(?:\[data-theme=\w+\])?(?::root)?$/;

/** The selectors and the layer of a declaration; inside a condition, it does not have a place. */
function ruleOf({parent}: Declaration): {selectors: readonly string[]; layered: boolean} {
  const nowhere = {selectors: [], layered: false};
  if (parent?.type !== 'rule' || !('selectors' in parent)) return nowhere;
  const above = parent.parent;
  if (above?.type === 'root') return {selectors: parent.selectors, layered: false};
  const inLayer = above?.type === 'atrule' && 'name' in above && above.name === 'layer';
  return inLayer ? {selectors: parent.selectors, layered: true} : nowhere;
}

/** Removes custom properties that neither the style sheet nor a script reads, and those that only such ones read. */
export function dropUnusedVariables(sheet: Root, scripts: readonly string[]): void {
  const inScripts = new Set(scripts.flatMap((script) => script.match(/--[\w-]+/g) ?? []));
  let removed = true;
  while (removed) {
    removed = false;
    const read = new Set<string>(inScripts);
    const note = (text: string): void => {
      for (const [name] of text.matchAll(/--[\w-]+/g)) read.add(name);
    };
    sheet.walkDecls(({value}) => note(value));
    sheet.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
  }
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  dropEmpty(sheet);
}
