import {mkdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/testFolder.ts';
import {collectPackages, readLicense, writeLicenses} from './licenses.ts';

describe('the packages of a bundle', () => {
  it('are those whose folders contain the files, the innermost one each time', () => {
    const files = [
      '/site/src/pages/index.tsx',
      '/site/node_modules/react/index.js',
      '/site/node_modules/@mdx-js/react/lib/index.js',
      '/site/node_modules/a/node_modules/b/c.js',
      '/site/node_modules/react/jsx-runtime.js',
    ];
    expect(collectPackages(files, () => true)).toEqual([
      '/site/node_modules/@mdx-js/react',
      '/site/node_modules/a/node_modules/b',
      '/site/node_modules/react',
    ]);
  });

  it('must be installed packages', () => {
    expect(() => collectPackages(['/site/node_modules/a/b.js'], () => false)).toThrow(
      '/site/node_modules/a/b.js is in the browser bundle, but',
    );
  });
});

describe('the license of a package', () => {
  const {at, write} = testFolder();

  it('is what its package.json names, with every text that it ships', () => {
    write('package.json', '{"name": "a", "version": "1.0.0", "license": "MIT"}');
    write('LICENCE.md', 'Do as you like.\r\n');
    write('licensed.js', 'code');
    mkdirSync(at('LICENSES'));
    write('LICENSE/OTHER', 'And name us.');
    expect(readLicense(at())).toEqual({
      name: 'a',
      version: '1.0.0',
      license: 'MIT',
      text: 'Do as you like.\n\nAnd name us.',
    });
  });

  it('must be named', () => {
    write('package.json', '{"name": "a", "version": "1.0.0"}');
    expect(() => readLicense(at())).toThrow('has no "license", but visitors download parts');
  });
});

it('lists packages by name and each text once', () => {
  const entry = (name: string, text?: string) => ({name, version: '1.0.0', license: 'MIT', text});
  const list = writeLicenses([entry('b', 'same'), entry('c', undefined), entry('a', 'same')]);
  expect(list).toContain('parts of 3 packages');
  expect(list).toContain('a 1.0.0: MIT\nb 1.0.0: MIT\nc 1.0.0: MIT (the package ships no text)\n');
  expect(list.split('\nsame\n')).toHaveLength(2);
  expect(list).toContain('\na 1.0.0, b 1.0.0\n');
});
