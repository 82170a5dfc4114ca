import path from 'node:path';
import type {Library, Setting} from '../compile/setting.ts';
import type {SampleModule} from '../modules.ts';

const packageRoot = path.join(import.meta.dirname, '../..');

/** What the samples of tests compile with: they exist in memory only. */
export const setting: Setting = {
  root: packageRoot,
  packageRoot,
  importable: ['react', 'react-native'],
  globals: ['react-native'],
};

/** A release of the library that tests compile against. */
export function shop(patch: '1.0.0' | '1.2.0'): Library {
  const folder = path.join(import.meta.dirname, `../fixtures/shop-${patch}`);
  return {name: 'shop', patch, folder, entry: path.join(folder, 'index.d.ts')};
}

/** A module that is its own page. */
export function sample(fileName: string, text: string): SampleModule {
  const segment = {path: fileName, line: 1, indents: [], start: 0, hidden: 0, expected: []};
  return {fileName, version: '1', text, segments: [segment]};
}
