import {readFileSync} from 'node:fs';
import {HtmlValidate} from 'html-validate';
import {describe, expect, it} from 'vitest';
import {contractRoutes} from '../html/contractRoutes.ts';
import {easedRules} from './easedRules.ts';
import {type Finding, judge} from './judge.ts';
import {htmlFiles} from './pages.ts';

const recommended = {root: true, extends: ['html-validate:recommended']};
const eased = new HtmlValidate({
  ...recommended,
  rules: Object.fromEntries(easedRules.map(({rule, as}) => [rule, as])),
});

async function findIn(validator: HtmlValidate, page: string, html: string): Promise<Finding[]> {
  const {results} = await validator.validateString(html, page);
  return results.flatMap(({messages}) =>
    messages.map(({ruleId, message, selector}) => ({
      page,
      rule: ruleId,
      place: `${selector ?? 'page'}: ${message}`,
    })),
  );
}

const read = (file: string): string => readFileSync(`build/${file}`, 'utf8');

it('X html-validate finds nothing on any built page', {timeout: 120_000}, async () => {
  expect(htmlFiles.length).toBeGreaterThanOrEqual(contractRoutes.length);
  const findings: Finding[] = [];
  for (const file of htmlFiles) findings.push(...(await findIn(eased, file, read(file))));
  expect(judge('html-validate', findings)).toEqual([]);
});

it('X html-validate finds what is planted', async () => {
  const html = '<!doctype html><html lang="en"><title>T</title><p><a>a</b></p><img src="a.png">';
  const rules = (await findIn(eased, 'planted', html)).map(({rule}) => rule);
  expect(rules).toEqual(expect.arrayContaining(['close-order', 'wcag/h37']));
});

describe('X the recommended rule', () => {
  it.each(easedRules)('$rule is still one that the site needs to ease', async ({rule, reason}) => {
    const strict = new HtmlValidate({root: true, rules: {[rule]: 'error'}});
    expect(reason.length).toBeGreaterThan(40);
    let found = 0;
    for (const file of htmlFiles) {
      found = (await findIn(strict, file, read(file))).length;
      if (found > 0) break;
    }
    expect(found).toBeGreaterThan(0);
  });
});
