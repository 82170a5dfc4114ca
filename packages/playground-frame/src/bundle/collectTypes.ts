import {existsSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {resolveLibrary} from 'expo-iap-api-data/packages';
import type {InstalledPatch} from 'expo-iap-api-data/releaseLines';
import ts from 'typescript';
import {ownFile} from './ownFile.ts';

/** Collects the declaration files that samples for a release are checked against, without comments. */
export function collectTypes(root: string, release: InstalledPatch): Record<string, string> {
  const modules = join(root, 'node_modules');
  const library = resolveLibrary(root, release).entry;
  const phone = ownFile('check/types/reactNative.d.ts');
  const reactNative = importsOf(phone)
    .filter((name) => name.startsWith('react-native/'))
    .map((name) => `${name.slice('react-native/'.length)}.d.ts`);
  /** Where the compiler finds a folder, where that is, and the files of it that it begins with. */
  const folders: readonly (readonly [name: string, folder: string, ...files: string[]])[] = [
    // The libraries of the language that samples may use.
    ['/lib', join(modules, 'typescript/lib'), 'lib.es2022.d.ts'],
    ['/react', join(modules, '@types/react'), 'index.d.ts', 'jsx-runtime.d.ts'],
    ['/expo-iap', dirname(library), basename(library)],
    ['/globals', join(modules, 'react-native/src/types'), 'globals.d.ts'],
    ['/react-native', join(modules, 'react-native'), ...reactNative],
    ['/virtualized-lists', join(modules, '@react-native/virtualized-lists'), 'index.d.ts'],
  ];
  const texts: Record<string, string> = {
    '/react-native/index.d.ts': withoutComments(phone).replaceAll('"react-native/', '"./'),
    // React types the styles of browsers with it, which samples cannot use; the real one is larger than all others.
    '/csstype/index.d.ts':
      'export interface Properties<T = string> {[name: string]: T | undefined}',
  };
  for (const [name, folder, ...files] of folders) {
    const needed = new Set<string>();
    for (const file of files) addWithImports(join(folder, file), needed);
    for (const file of needed) texts[name + file.slice(folder.length)] = withoutComments(file);
  }
  return texts;
}

/** Adds a declaration file, and those beside it that it needs. */
function addWithImports(file: string, needed: Set<string>): void {
  if (needed.has(file)) return;
  needed.add(file);
  for (const name of importsOf(file).filter((one) => one.startsWith('.'))) {
    const path = join(dirname(file), name);
    const found = [path, `${path}.d.ts`, join(path, 'index.d.ts')].find(
      (one) => one.endsWith('.d.ts') && existsSync(one),
    );
    if (found !== undefined) addWithImports(found, needed);
  }
}

/** What a declaration file imports, and what it refers to as being beside it. */
function importsOf(file: string): string[] {
  const {importedFiles, referencedFiles, libReferenceDirectives} = ts.preProcessFile(
    readFileSync(file, 'utf8'),
  );
  return [
    ...importedFiles.map(({fileName}) => fileName),
    ...referencedFiles.map(({fileName}) => `./${fileName}`),
    ...libReferenceDirectives.map(({fileName}) => `./lib.${fileName}.d.ts`),
  ];
}

const printer = ts.createPrinter({removeComments: true});

/** Most files are the same in all versions. */
const printed = new Map<string, string>();

function withoutComments(file: string): string {
  const text = readFileSync(file, 'utf8');
  const known = printed.get(text);
  if (known !== undefined) return known;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  const plain = printer.printFile(source).replaceAll(/^ +/gm, '');
  printed.set(text, plain);
  return plain;
}
