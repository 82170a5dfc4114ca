import postcss from 'postcss';
import {dropEmpty} from './dropEmpty.ts';
import {trimSheet} from './trimSheet.ts';

/** What a pointer does to a page brings the whole sheet, so that the first one need not answer to it. */
const POINTED_AT = /:(?:hover|active)\b/;

/** Returns the part of a style sheet that some pages need before their reader does anything. */
export function firstSheet(whole: string, pages: readonly string[]): string {
  const sheet = postcss.parse(whole);
  sheet.walkRules((rule) => {
    const resting = rule.selectors.filter((selector) => !POINTED_AT.test(selector));
    if (resting.length === 0) rule.remove();
    else rule.selectors = resting;
  });
  // Without scripts the whole sheet comes at once.
  sheet.walkAtRules('media', (rule) => {
    if (/^\(scripting:\s*none\)$/.test(rule.params.trim())) rule.remove();
  });
  dropEmpty(sheet);
  return trimSheet(sheet.toString(), {pages, scripts: []});
}
