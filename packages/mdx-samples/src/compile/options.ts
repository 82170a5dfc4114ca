import ts from 'typescript';

/**
 * How code of samples is compiled, when the site is built and when a reader edits it: as an app with strict settings
 * compiles it.
 */
export const sampleOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUnusedParameters: true,
  noUncheckedSideEffectImports: true,
  skipLibCheck: true,
  noEmit: true,
  isolatedModules: true,
  types: [],
} satisfies ts.CompilerOptions;
