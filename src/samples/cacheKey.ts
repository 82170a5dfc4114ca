import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compilerOptions} from './compilerOptions.ts';
import type {CompileTask} from './compileModules.ts';

/** Packages whose types a sample can see besides the library. */
const TYPE_SOURCES = ['typescript', 'react-native', '@types/react', 'expo-modules-core'];

/** Names everything that a compilation depends on: samples, library, types, options and this checker. */
export function cacheKey({modules, library, packageRoot}: CompileTask): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([modules, library.patch, compilerOptions]));
  for (const name of TYPE_SOURCES) {
    hash.update(readFileSync(path.join(packageRoot, 'node_modules', name, 'package.json')));
  }
  hashFolder(library.folder, (file) => file.endsWith('.d.ts') || file === 'package.json');
  hashFolder(
    path.join(packageRoot, 'src/samples'),
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  return hash.digest('hex');

  function hashFolder(folder: string, wanted: (file: string) => boolean): void {
    if (!existsSync(folder)) return;
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
    for (const file of files.filter(wanted).sort()) {
      hash.update(file).update(readFileSync(path.join(folder, file)));
    }
  }
}
