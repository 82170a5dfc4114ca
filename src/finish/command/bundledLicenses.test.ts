import {expect, it} from 'vitest';
import {testFolder} from '../../../tests/unit/testFolder.ts';
import {bundledLicenses} from './bundledLicenses.ts';

const {at, write} = testFolder();

function install(folder: string, name: string, license?: string): void {
  write(`${folder}/package.json`, JSON.stringify({name, version: '1.0.0', license: 'MIT'}));
  if (license !== undefined) write(`${folder}/LICENSE`, license);
}

const inside = (...files: readonly string[]) => {
  const input = {bytes: 1, imports: []};
  return {inputs: Object.fromEntries(files.map((file) => [file, input])), outputs: {}};
};

it('passes on the license of each package in a bundle, once, and of one inside another', () => {
  install('node_modules/a', 'a', 'Text of a');
  install('node_modules/a/node_modules/@x/b', '@x/b', 'Text of b');
  const bundle = inside(
    'src/own.ts',
    'node_modules/a/index.js',
    'node_modules/a/more.js',
    'node_modules/a/node_modules/@x/b/index.js',
  );
  expect(bundledLicenses(at(), bundle)).toEqual(['a\n\nText of a', '@x/b\n\nText of b']);
});

it('refuses a package without one', () => {
  install('node_modules/a', 'a');
  expect(() => bundledLicenses(at(), inside('node_modules/a/index.js'))).toThrow('has no LICENSE');
});
