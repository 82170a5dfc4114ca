import ts from 'typescript';

/** How samples are compiled: as an app with strict settings compiles them, without the types of a browser. */
export const compilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2022.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUnusedParameters: true,
  allowJs: true,
  checkJs: true,
  noUncheckedSideEffectImports: true,
  skipLibCheck: true,
  noEmit: true,
  isolatedModules: true,
  types: [],
} satisfies ts.CompilerOptions;
