import {mkdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/testFolder.ts';
import {readLicense, writeLicenses} from './licenses.ts';

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
