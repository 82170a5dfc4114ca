import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SampleModule} from './sampleModule.ts';

/** A whole component that lives beside the pages that show it. */
export type SampleFile = {
  /** Path from the repository's root. */
  readonly path: string;
  readonly version: string;
  readonly text: string;
};

/** Reads the `_samples` files beside the pages of a version; their tests are not samples. */
export function collectSampleFiles(root: string, folder: string, version: string): SampleFile[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && path.basename(entry.parentPath) === '_samples')
    .filter(({name}) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(({parentPath, name}) => {
      const file = path.join(parentPath, name);
      const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
      return {path: path.relative(root, file).split(path.sep).join('/'), version, text};
    })
    .sort((a, b) => a.path.localeCompare(b.path, 'en'));
}

/** Turns a sample file into a module of its own. */
export function sampleFileModule({path: file, version, text}: SampleFile): SampleModule {
  const segment = {path: file, line: 1, indents: [], start: 0, hidden: 0, expected: []};
  return {fileName: file, version, text, segments: [segment]};
}
