import {symlinkSync} from 'node:fs';
import {expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/testFolder.ts';
import {linkPackages} from './linkPackages.ts';

const {at, write, read: readFile} = testFolder();

it('shares what is installed, and leads to the packages of the copy', () => {
  for (const place of ['original', 'copy']) write(`${place}/packages/facts/index.js`, place);
  write('original/node_modules/react/index.js', 'react');
  write('original/node_modules/.cache/page', 'cached');
  write('original/packages/facts/node_modules/react/index.js', 'older react');
  symlinkSync('../packages/facts', at('original/node_modules/facts'));
  linkPackages(at('original'), at('copy'));
  const read = (file: string): string => readFile(`copy/node_modules/${file}`);
  expect(read('facts/index.js')).toBe('copy');
  expect(read('react/index.js')).toBe('react');
  expect(read('facts/node_modules/react/index.js')).toBe('older react');
  expect(() => read('.cache/page')).toThrow('ENOENT');
});
