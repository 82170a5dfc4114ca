import {dirname} from 'node:path';
import ts from 'typescript';

/** Compiles one file that only exists as text, strictly; its imports are read from beside it. */
export function programFromText(file: string, text: string): ts.Program {
  const options: ts.CompilerOptions = {
    exactOptionalPropertyTypes: true,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  return ts.createProgram([file], options, {
    ...host,
    fileExists: (path) => path === file || host.fileExists(path),
    getCurrentDirectory: () => dirname(file),
    getSourceFile: (path, target) =>
      path === file ? ts.createSourceFile(path, text, target, true) : readSource(path, target),
  });
}
