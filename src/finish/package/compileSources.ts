import {copyFileSync, mkdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import ts from 'typescript';
import type {Entries, Manifest} from './manifest.ts';

/** Where a package is, what it says of itself, and the folder for what is published. */
export type Place = {
  readonly root: string;
  readonly source: string;
  readonly dist: string;
  readonly manifest: Manifest;
};
/** Writes code and types of a package, and returns its entries, unless it writes the whole package. */
export type Build = (place: Place) => Entries | Promise<void>;

/** Compiles the doors and programs of a package, but for those that only this repository uses, and all that these import. */
export function compileSources(inner = /^$/): Build {
  return ({root, source, dist, manifest}) => {
    const doors = Object.entries(manifest.exports).filter(([door]) => !inner.test(door));
    const imports = Object.entries(manifest.imports ?? {});
    const programs = Object.entries(manifest.bin ?? {});
    const targets = [...doors, ...imports, ...programs].map(([, target]) => target);
    emit(root, source, dist, targets.filter(isCode));
    for (const target of targets.filter((one) => !isCode(one))) {
      const copy = join(dist, published(target));
      mkdirSync(dirname(copy), {recursive: true});
      copyFileSync(join(source, target), copy);
    }
    const entry = (target: string) =>
      isCode(target)
        ? {types: published(target, '.d.ts'), default: published(target)}
        : published(target);
    return {
      exports: Object.fromEntries(doors.map(([door, target]) => [door, entry(target)])),
      ...(imports.length > 0 && {
        imports: Object.fromEntries(imports.map(([name, target]) => [name, published(target)])),
      }),
      ...(programs.length > 0 && {
        bin: Object.fromEntries(programs.map(([name, target]) => [name, published(target)])),
      }),
    };
  };
}

const isCode = (target: string): boolean => target.endsWith('.ts');

/** Where the file behind a door is in the published package. */
function published(target: string, ending = '.js'): string {
  return target.replace('/src/', '/').replace(/\.ts$/, ending);
}

/** Writes JavaScript, types and imported data of the files in a package that these lead to. */
function emit(root: string, source: string, dist: string, files: readonly string[]): void {
  const {config} = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const {options} = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const rootDir = join(source, 'src');
  const program = ts.createProgram(
    files.map((file) => join(source, file)),
    {
      ...options,
      // What does not fit is for npm run lint, which has seen these files.
      ...{noEmit: false, noCheck: true},
      ...{declaration: true, rewriteRelativeImportExtensions: true},
      ...{rootDir, outDir: dist, types: ['node']},
    },
  );
  // Not those of other packages, which this one imports by name.
  const own = program.getSourceFiles().filter(({fileName}) => fileName.startsWith(`${rootDir}/`));
  const problems = own.flatMap((file) => program.emit(file, write).diagnostics);
  if (problems.length > 0)
    throw new Error(
      ts.formatDiagnostics(problems, {
        getCanonicalFileName: (file) => file,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    );
}

/** Writes a file; the compiler leaves the endings of sources in types. */
function write(file: string, text: string): void {
  const types = /(?<=(?:from |import\()(['"])\.[^'"]*)\.ts(?=\1)/g;
  ts.sys.writeFile(file, file.endsWith('.d.ts') ? text.replace(types, '.js') : text);
}
