import type {AtRule} from 'postcss';
import postcss from 'postcss';
import {dropUnusedVariables, inlineConstants} from './customProperties.ts';
import {collectNames, dropEmpty, dropUnusedRules} from './unusedRules.ts';
import type {ViewedPage} from './viewedPage.ts';

/** What a page says of the style sheet that it needs. */
type SheetUser = Pick<ViewedPage, 'shapes' | 'properties'>;

/** What a style sheet is for. */
export type Uses = {readonly pages: readonly SheetUser[]; readonly scripts: readonly string[]};

/** Returns a style sheet without what no page and no script of the site uses. */
export function trimSheet(css: string, {pages, scripts}: Uses): string {
  const sheet = postcss.parse(css);
  const texts = [...scripts, ...pages.map(({properties}) => properties)];
  dropUnusedRules(sheet, collectNames(pages, scripts));
  inlineConstants(sheet, texts);
  dropUnusedVariables(sheet, texts);
  return sheet.toString();
}

/** Rules that answer a pointer come with the whole sheet, which the first movement of a pointer loads. */
const POINTED_AT = /:(?:hover|active)\b/;

/** Returns the part of a style sheet that some pages need before their reader does anything. */
export function firstSheet(whole: string, pages: readonly SheetUser[]): string {
  const sheet = postcss.parse(whole);
  sheet.walkRules((rule) => {
    const resting = rule.selectors.filter((selector) => !POINTED_AT.test(selector));
    if (resting.length === 0) rule.remove();
    else rule.selectors = resting;
  });
  // Without scripts the whole sheet is loaded at once.
  sheet.walkAtRules('media', (rule) => {
    if (/^\(scripting:\s*none\)$/.test(rule.params.trim())) rule.remove();
  });
  dropEmpty(sheet);
  return trimSheet(sheet.toString(), {pages, scripts: []});
}

/**
 * Returns a style sheet without typefaces, which each first view has: said again, a browser asks for them again, and a face
 * that was not there in time would replace another before the reader's eyes.
 */
export function withoutFaces(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return sheet.toString();
}

/** Returns the whole style sheet without the order of layers that none of its rules is in. */
export function withoutUnfilledLayers(css: string): string {
  return css.replace(/@layer ([^{;]+);/g, (order, names: string) =>
    names.split(',').some((name) => css.includes(`@layer ${name.trim()}{`)) ? order : '',
  );
}

/** Takes the rules for paper out of a style sheet: behind all others they win, and no first view waits for them. */
export function splitPrint(css: string): {readonly screen: string; readonly print: string} {
  const sheet = postcss.parse(css);
  const print = postcss.root();
  sheet.walkAtRules('media', (rule) => {
    if (rule.params.trim() !== 'print') return;
    print.append(withItsLayer(rule));
    rule.remove();
  });
  return {screen: sheet.toString(), print: print.toString()};
}

function withItsLayer(rule: AtRule): AtRule {
  const copy = rule.clone();
  const {parent} = rule;
  if (parent?.type !== 'atrule' || !('name' in parent)) return copy;
  const layer = postcss.atRule({name: parent.name, params: parent.params});
  layer.append(copy);
  return layer;
}
