import {readFileSync} from 'node:fs';
import {HtmlValidate} from 'html-validate';
import {FRAME_DOCUMENT} from 'playground-frame/addresses';
import {expect, it} from 'vitest';
import {readPages} from './pages.ts';

const files = [
  ...readPages().map(({file, html}) => ({file, html})),
  {file: FRAME_DOCUMENT, html: readFileSync(`build/${FRAME_DOCUMENT}`, 'utf8')},
];
const eased = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  // What the recommended set asks for beyond HTML.
  rules: {
    // Styles: the minifier leaves out the quotes, end tags and types that HTML doesn't need; React writes the slash.
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-implicit-close': 'off',
    'no-implicit-input-type': 'off',
    // HTML allows an ampersand that begins no name of a character, as in "a && b".
    'no-raw-characters': ['error', {relaxed: true}],
    // HTML allows every id without spaces; React and Docusaurus begin theirs with other signs.
    'valid-id': ['error', {relaxed: true}],
    // ARIA allows a name on a picture made of SVG with the role "img"; it is how a link of one is named.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
    // An area that scrolls sideways is a region with a name, in a <pre> as in a <div>; Docusaurus wrote the skip link.
    'prefer-native-element': 'off',
    // On a phone rows of tables are blocks, and older Safari then forgets what a cell is unless its role says so.
    'no-redundant-role': 'off',
    // The title of a release post says what changes; who cuts it off loses the end alone.
    'long-title': 'off',
  },
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
