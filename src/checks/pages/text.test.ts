import {describe, expect, it} from 'vitest';
import {fileNameProblem} from './fileNames.ts';
import {readFrontMatter, readYamlFile} from './frontMatter.ts';
import {readText} from './text.ts';

const bytes = (text: string, ...more: number[]) =>
  Buffer.concat([Buffer.from(text), Buffer.from(more)]);

describe('the text of a page', () => {
  it('has the line ends of Unix and no mark of the byte order', () => {
    expect(readText('docs/a.mdx', bytes('\ufeffone\r\ntwö\n'))).toBe('one\ntwö\n');
  });

  it.each([
    [bytes('one\ntwo ', 0xff, 0x0a), 2, 'not valid UTF-8'],
    [bytes('one\n', 0xe2, 0x82), 2, 'not valid UTF-8'],
    [bytes('one\n\ntw\0o'), 3, 'U+0000'],
    [bytes('one\rtwo'), 1, 'U+000D'],
    [bytes(' \n'), 1, 'empty'],
    [bytes('one\n>>>>>>> branch'), 2, 'merge conflict'],
    [bytes('a'.repeat(500_001)), 1, '0.5 MB'],
    [bytes(`one\n${'> '.repeat(100)}two`), 2, 'nested too deeply'],
  ])('is refused with its line: %#', (read, line, problem) => {
    expect(readText('docs/a.mdx', read)).toMatchObject({
      file: 'docs/a.mdx',
      line,
      message: expect.stringContaining(problem),
    });
  });
});

describe('the head of a page', () => {
  it('has fields with lines', async () => {
    const head = await readFrontMatter(
      'docs/a.mdx',
      '---\ntitle: One\n\nslug: two\n---\n\nslug: three\n',
    );
    if ('message' in head) throw new Error(head.message);
    expect(head.fields).toEqual({title: 'One', slug: 'two'});
    expect([head.lineOf('slug'), head.lineOf('tags')]).toEqual([4, 1]);
  });

  it('counts the lines of a list from its own first', async () => {
    expect(await readYamlFile('blog/tags.yml', 'a: 1\nb: "')).toMatchObject({line: 3});
    const list = await readYamlFile('blog/tags.yml', 'a: 1\nb: 2\n');
    expect('lineOf' in list && list.lineOf('b')).toBe(2);
  });

  it('never runs a program', async () => {
    expect(await readFrontMatter('docs/a.mdx', '---js\nprocess.exit(1)\n---\n')).toMatchObject({
      line: 1,
    });
  });
});

describe('the name of a file', () => {
  it.each([
    'docs/api/index.mdx',
    'docs/v2.8-notes.md',
    'docs/examples/_samples/basicStore.tsx',
    'versioned_docs/version-2.7/intro.mdx',
    'docs/shop.png',
    'blog/tags.yml',
  ])('may be %s', (file) => expect(fileNameProblem(file)).toBeUndefined());

  it.each([
    ['docs/A.mdx', 'becomes part of an address'],
    ['docs/a b.mdx', 'becomes part of an address'],
    ['docs/a--b.mdx', 'becomes part of an address'],
    ['docs/_a.mdx', 'begins with an underscore'],
    ['docs/_samples/a.mdx', 'begins with an underscore'],
    ['docs/a.txt', 'is neither a page nor an image'],
    [`docs/${'a'.repeat(90)}.mdx`, 'The limit is 80.'],
  ])('may not be %s', (file, message) =>
    expect(fileNameProblem(file)).toMatchObject({
      file,
      line: 1,
      message: expect.stringContaining(message),
    }),
  );
});
