import {page} from '../sites/makeSite.ts';
import type {BadInput} from './badInput.ts';
import {whole} from './badInput.ts';

const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))),
  );

/** A file whose name is the mistake. */
const named = (name: string, file: string, problem: string): BadInput => ({
  name,
  files: {[file]: page(`Named ${file}`, 'Text.')},
  says: [`${file}:1: ${problem}`],
});

const noAddress = 'becomes part of an address. Use lowercase letters, digits and hyphens.';
const long = `${'very-'.repeat(20)}long.mdx`;

/** Files whose bytes or names are wrong. */
export const badBytes: readonly BadInput[] = [
  whole(
    'latin',
    'a file in another encoding',
    bytes(page('Latin', 'First line.\nCaf'), 0xe9, ' and more.\n'),
    '8: This line is not valid UTF-8. Save the file as UTF-8.',
  ),
  whole(
    'utf16',
    'a file in UTF-16',
    Buffer.from(`\ufeff${page('Wide', 'Text.')}`, 'utf16le'),
    '1: This line is not valid UTF-8. Save the file as UTF-8.',
  ),
  whole(
    'nul',
    'a NUL byte',
    bytes(page('Nul', 'Before '), 0, ' after.\n'),
    '7: This line contains the invisible character U+0000. Remove it.',
  ),
  whole(
    'escape',
    'colors of a terminal, pasted',
    page('Escape', '\u001b[31mRed\u001b[0m'),
    '6: This line contains the invisible character U+001B. Remove it.',
  ),
  whole(
    'old-lines',
    'line ends of an old system',
    page('Old lines', 'Text.').replaceAll('\n', '\r'),
    '1: This line contains the invisible character U+000D. Remove it.',
  ),
  whole('empty', 'an empty file', '', '1: The file is empty. Write the page or remove it.'),
  whole(
    'spaces',
    'a file of spaces',
    ' \n\t\n',
    '1: The file is empty. Write the page or remove it.',
  ),
  whole(
    'head-only',
    'a file that is front matter only',
    page('Head only'),
    '1: The page has no content after the front matter. Write it.',
  ),
  whole(
    'huge',
    'a page of five megabytes',
    page('Huge', 'One paragraph of a page that never ends.\n\n'.repeat(125_000)),
    '1: The page is 5.3 MB, but the limit is 0.5 MB. Split it.',
  ),
  whole(
    'deep',
    'lists nested without end',
    page('Deep', Array.from({length: 400}, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')),
    '106: This line is nested too deeply to parse. Reduce the nesting.',
  ),
  whole(
    'merge',
    'marks of a merge',
    page('Merge', '<<<<<<< HEAD\nMine.\n=======\nTheirs.\n>>>>>>> branch'),
    '6: Unresolved merge conflict. Keep one of the two versions.',
  ),
  named('a space in a name', 'docs/two words.mdx', `"two words.mdx" ${noAddress}`),
  named('an umlaut in a name', 'docs/käufe.mdx', `"käufe.mdx" ${noAddress}`),
  named('an emoji in a name', 'docs/rocket-🚀.mdx', `"rocket-🚀.mdx" ${noAddress}`),
  named('upper case in a name', 'docs/Guide.mdx', `"Guide.mdx" ${noAddress}`),
  named('an odd name of a folder', 'docs/My Folder/page.mdx', `"My Folder" ${noAddress}`),
  named('a name that needs escaping', 'docs/100%.mdx', `"100%.mdx" ${noAddress}`),
  named(
    'a leading underscore',
    'docs/_draft.mdx',
    '"_draft.mdx" begins with an underscore, so it does not become a page. Rename or remove it.',
  ),
  named('a very long name', `docs/${long}`, 'The file name has 108 characters. The limit is 80.'),
  named(
    'an ending that makes no page',
    'docs/lost.markdown',
    'A file that ends in ".markdown" is neither a page nor an image. Pages end in .mdx; samples belong in _samples.',
  ),
  named(
    'an ending in upper case',
    'docs/loud.MDX',
    'A file that ends in ".MDX" is neither a page nor an image. Pages end in .mdx; samples belong in _samples.',
  ),
];
