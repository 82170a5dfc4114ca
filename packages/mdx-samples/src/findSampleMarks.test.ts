import {describe, expect, it} from 'vitest';
import {findOrphans, findSampleMarks} from './findSampleMarks.ts';
import {parseReadable} from './page.ts';

const text = 'a();\n// #region two\nb();\n\n  c();\n// #endregion\n// #region open\nd();\n';
const file = {path: 'docs/examples/_samples/store.tsx', version: '2.8', text};
const files = new Map([[file.path, file]]);

function find(source: string) {
  const page = parseReadable({path: 'docs/examples/p.mdx', version: '2.8', source});
  return findSampleMarks(page, files);
}

describe('findSampleMarks', () => {
  it('shows a whole file, or a region of it', () => {
    const source = '<Sample file="store.tsx" />\n\n<Sample file="store.tsx" part="two" />\n';
    expect(find(source).shown).toEqual([
      {file: file.path, line: 1, code: text},
      {file: file.path, line: 3, code: 'b();\n\n  c();'},
    ]);
  });

  it.each([
    ['<Sample />', '<Sample> needs file="…".'],
    ['<Sample file="shop.tsx" />', 'There is no file docs/examples/_samples/shop.tsx.'],
    [
      '<Sample file="store.tsx" part="three" />',
      'has no region "three". Regions of the file: two, open.',
    ],
    [
      '<Sample file="store.tsx" part="open" />',
      'The region "open" of docs/examples/_samples/store.tsx has no',
    ],
    ['<Sample file="store.tsx" name="x" />', '<Sample> has an unknown attribute "name".'],
    ['<Sample file={name} />', 'Write name="value" without braces.'],
  ])('refuses %s', (source, message) => {
    expect(find(source).problems).toMatchObject([
      {file: 'docs/examples/p.mdx', line: 1, column: 1, message: expect.stringContaining(message)},
    ]);
  });

  it('names the files that no page shows, not those with a wrong part', () => {
    expect(findOrphans(files.values(), new Set())).toMatchObject([{file: file.path, line: 1}]);
    const {named} = find('<Sample file="store.tsx" part="three" />');
    expect(findOrphans(files.values(), new Set(named))).toEqual([]);
  });
});
