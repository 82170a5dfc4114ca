import {readdirSync, readFileSync} from 'node:fs';
import {basename, join, posix} from 'node:path';
import {resolveLibrary} from 'expo-iap-api-data/packages';
import type {InstalledPatch} from 'expo-iap-api-data/releaseLines';
import ts from 'typescript';
import {ownFile} from './ownFile.ts';

/** The libraries of the language that samples may use. */
const LANGUAGE = 'lib.es2022.d.ts';

/** Collects the declaration files that samples for a release are checked against, without comments. */
export function collectTypes(root: string, release: InstalledPatch): Record<string, string> {
  const modules = join(root, 'node_modules');
  const library = posix.dirname(resolveLibrary(root, release).entry);
  const files = new Map<string, string>([
    ...libraryFiles(join(modules, 'typescript/lib'), LANGUAGE).map(
      (file) => [`/lib/${basename(file)}`, file] as const,
    ),
    ...['index', 'global', 'jsx-runtime'].map(
      (name) => [`/react/${name}.d.ts`, join(modules, `@types/react/${name}.d.ts`)] as const,
    ),
    ...readdirSync(library, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.d.ts') && !name.includes('__tests__'))
      .map((name) => [`/expo-iap/${name}`, join(library, name)] as const),
    ['/globals/reactNative.d.ts', join(modules, 'react-native/src/types/globals.d.ts')],
    ['/react-native/index.d.ts', ownFile('check/types/reactNative.d.ts')],
  ]);
  const texts = [...files].map(([name, file]) => [name, withoutComments(file)] as const);
  // React types the styles of browsers with it, which samples cannot use; the real one is larger than all others.
  const styles = 'export interface Properties<T = string> {[name: string]: T | undefined}';
  return {...Object.fromEntries(texts), '/csstype/index.d.ts': styles};
}

/** The files that a library file refers to, itself last. */
function libraryFiles(folder: string, name: string): string[] {
  const text = readFileSync(join(folder, name), 'utf8');
  const parts = [...text.matchAll(/<reference lib="([^"]+)"/g)].flatMap(([, part = '']) =>
    libraryFiles(folder, `lib.${part}.d.ts`),
  );
  return [...new Set([...parts, join(folder, name)])];
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
