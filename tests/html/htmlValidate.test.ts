import {readFileSync} from 'node:fs';
import {HtmlValidate} from 'html-validate';
import {FRAME_DOCUMENT} from 'playground-frame/addresses';
import {expect, it} from 'vitest';
import {easedRules} from './easedRules.ts';
import {readPages} from './pages.ts';

const files = [
  ...readPages().map(({file, html}) => ({file, html})),
  {file: FRAME_DOCUMENT, html: readFileSync(`build/${FRAME_DOCUMENT}`, 'utf8')},
];
const eased = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: Object.fromEntries(easedRules.map(({rule, as}) => [rule, as])),
});

async function findIn(validator: HtmlValidate, html: string): Promise<string[]> {
  const {results} = await validator.validateString(html);
  return results.flatMap(({messages}) =>
    messages.map(({ruleId, message, selector}) => `${ruleId} at ${selector}: ${message}`),
  );
}

it.each(files)('X html-validate finds nothing in $file', async ({html}) => {
  expect(await findIn(eased, html)).toEqual([]);
});

it('X html-validate finds what is planted', async () => {
  const html = '<!doctype html><html lang="en"><title>T</title><p><a>a</b></p><img src="a.png">';
  const rules = (await findIn(eased, html)).map((finding) => finding.split(' ')[0]);
  expect(rules).toEqual(expect.arrayContaining(['close-order', 'wcag/h37']));
});
