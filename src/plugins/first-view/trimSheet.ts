import postcss from 'postcss';
import {collectNames} from './collectNames.ts';
import {dropUnused} from './dropUnused.ts';
import {dropUnusedVariables} from './dropUnusedVariables.ts';
import {inlineConstants} from './inlineConstants.ts';

/** What a style sheet is for. */
export type Uses = {readonly pages: readonly string[]; readonly scripts: readonly string[]};

/** Returns a style sheet without what no page and no script of the site uses. */
export function trimSheet(css: string, {pages, scripts}: Uses): string {
  const sheet = postcss.parse(css);
  dropUnused(sheet, collectNames(pages, scripts));
  inlineConstants(sheet, [...scripts, ...pages]);
  dropUnusedVariables(sheet, [...scripts, ...pages]);
  return sheet.toString();
}
