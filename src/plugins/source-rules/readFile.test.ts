import {describe, expect, it} from 'vitest';
import {nameProblem} from './nameProblem.ts';
import {readHead, readList} from './readHead.ts';
import {readText} from './readText.ts';

const bytes = (text: string, ...more: number[]) =>
  Buffer.concat([Buffer.from(text), Buffer.from(more)]);

describe('the text of a page', () => {
  it('has the line ends of Unix and no mark of the byte order', () => {
    expect(readText(bytes('\ufeffone\r\ntwö\n'))).toEqual({text: 'one\ntwö\n'});
  });

  it.each([
    [bytes('one\ntwo ', 0xff, 0x0a), 2, 'not UTF-8'],
    [bytes('one\n', 0xe2, 0x82), 2, 'not UTF-8'],
    [bytes('one\n\ntw\0o'), 3, 'U+0000'],
    [bytes('one\rtwo'), 1, 'U+000D'],
    [bytes(' \n'), 1, 'empty'],
    [bytes('one\n>>>>>>> branch'), 2, 'merge'],
    [bytes('a'.repeat(500_001)), 1, '0.5 MB large'],
    [bytes(`one\n${'> '.repeat(100)}two`), 2, 'nested too deeply'],
  ])('is refused with its line: %#', (read, line, problem) => {
    expect(readText(read)).toEqual({line, problem: expect.stringContaining(problem)});
  });
});

describe('the head of a page', () => {
  it('has fields with lines', async () => {
    const head = await readHead('---\ntitle: One\n\nslug: two\n---\n\nslug: three\n');
    if ('problem' in head) throw new Error(head.problem);
    expect(head.fields).toEqual({title: 'One', slug: 'two'});
    expect([head.lineOf('slug'), head.lineOf('tags')]).toEqual([4, 1]);
  });

  it('counts the lines of a list from its own first', async () => {
    expect(await readList('a: 1\nb: "')).toMatchObject({line: 3});
    const list = await readList('a: 1\nb: 2\n');
    expect('lineOf' in list && list.lineOf('b')).toBe(2);
  });

  it('never runs a program', async () => {
    expect(await readHead('---js\nprocess.exit(1)\n---\n')).toMatchObject({line: 1});
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
  ])('may be %s', (file) => expect(nameProblem(file)).toBeUndefined());

  it.each([
    'docs/A.mdx',
    'docs/a b.mdx',
    'docs/_a.mdx',
    'docs/_samples/a.mdx',
    'docs/a.txt',
    'docs/a--b.mdx',
  ])('may not be %s', (file) => expect(nameProblem(file)).toContain(`${file}: `));
});
