import {expect, it, vi} from 'vitest';
import {MOST_CHARACTERS} from '../scan/notices.ts';
import {readFiles} from './readFiles.ts';

it('reads hundreds of files in their order', async () => {
  const numbers = Array.from({length: 200}, (_, number) => number);
  const given = numbers.map((number) => new File([`export const a = ${number};`], `${number}.ts`));
  const {files, unread} = await readFiles(given);
  expect(unread).toEqual([]);
  expect(files).toEqual(
    numbers.map((number) => ({name: `${number}.ts`, text: `export const a = ${number};`})),
  );
});

it('reads of a large file only as much as shows that it is too large', async () => {
  const large = new File(['a'.repeat(5 * MOST_CHARACTERS)], 'large.ts');
  const [file] = (await readFiles([large])).files;
  expect(file?.text.length).toBeGreaterThan(MOST_CHARACTERS);
  expect(file?.text.length).toBeLessThan(large.size);
});

it('names what cannot be read, and reads the rest', async () => {
  const folder = new File([], 'src');
  const parts = new WeakMap<Blob, readonly unknown[]>();
  // A folder has a name and a size, and reading it fails, alone or together with files.
  class OneOfThemFails extends Blob {
    constructor(given: BlobPart[]) {
      super(given);
      parts.set(this, given);
    }
    override arrayBuffer(): Promise<ArrayBuffer> {
      const fails = parts.get(this)?.includes(folder);
      return fails ? Promise.reject(new Error('folder')) : super.arrayBuffer();
    }
  }
  vi.stubGlobal('Blob', OneOfThemFails);
  const around = ['a', 'b', 'c', 'd'].map((name) => new File([`${name};`], `${name}.ts`));
  const {files, unread} = await readFiles([...around.slice(0, 3), folder, ...around.slice(3)]);
  expect(unread).toEqual(['src']);
  expect(files).toEqual(
    ['a', 'b', 'c', 'd'].map((name) => ({name: `${name}.ts`, text: `${name};`})),
  );
});

it('reads letters beyond ASCII at the borders of files, and drops the mark of their order', async () => {
  const given = [new File(['\uFEFF// ä'], 'a.ts'), new File(['// ö'], 'b.ts')];
  const {files} = await readFiles(given);
  expect(files.map(({text}) => text)).toEqual(['// ä', '// ö']);
});
