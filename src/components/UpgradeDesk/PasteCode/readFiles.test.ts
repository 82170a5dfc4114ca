import {expect, it} from 'vitest';
import {MOST_CHARACTERS} from '../../../upgrade/scan/notices.ts';
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
  folder.text = () => Promise.reject(new Error('folder'));
  const {files, unread} = await readFiles([folder, new File(['a;'], 'shop.ts')]);
  expect(unread).toEqual(['src']);
  expect(files).toEqual([{name: 'shop.ts', text: 'a;'}]);
});
