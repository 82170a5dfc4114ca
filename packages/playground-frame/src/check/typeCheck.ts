import {sampleOptions} from 'mdx-samples/compile/options';
import {readMessage} from 'mdx-samples/compile/readMessage';
import ts from 'typescript';
import type {CodeProblem, SourceFile} from '../edit/compile.ts';

/** Declaration files by path: where the compiler looks them up. */
export type TypeFiles = Readonly<Record<string, string>>;

/** The folder in which the checked files are, and those of the packages that they import. */
const SAMPLE_FOLDER = '/sample/';
const entries: Readonly<Record<string, string>> = {
  'expo-iap': '/expo-iap/index.d.ts',
  react: '/react/index.d.ts',
  'react/jsx-runtime': '/react/jsx-runtime.d.ts',
  'react-native': '/react-native/index.d.ts',
  '@react-native/virtualized-lists': '/virtualized-lists/index.d.ts',
  csstype: '/csstype/index.d.ts',
};

/** The libraries are among the files. */
const options: ts.CompilerOptions = {...sampleOptions, noLib: true};

/** Checks the types of samples; later checks are quick, because what has not changed is kept. */
export class TypeChecker {
  readonly #types: TypeFiles;
  readonly #service: ts.LanguageService;
  #sources = new Map<string, {readonly text: string; readonly version: number}>();

  constructor(types: TypeFiles) {
    this.#types = types;
    const globals = Object.keys(types).filter((file) => /^\/(?:lib|globals)\//.test(file));
    this.#service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => [...globals, ...this.#sources.keys()],
      getScriptVersion: (file) => String(this.#sources.get(file)?.version ?? 0),
      getScriptSnapshot: (file) => {
        const text = this.#read(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => '/',
      getDefaultLibFileName: () => '/lib/lib.d.ts',
      fileExists: (file) => this.#read(file) !== undefined,
      readFile: (file) => this.#read(file),
      resolveModuleNameLiterals: (names, from) =>
        names.map(({text}) => ({resolvedModule: this.#resolve(text, from)})),
    });
  }

  /** Reports what is wrong with the types of the files of a sample. */
  check(files: readonly SourceFile[]): CodeProblem[] {
    const before = this.#sources;
    this.#sources = new Map(
      files.map(({name, source}) => {
        const path = SAMPLE_FOLDER + name;
        const {text, version = 0} = before.get(path) ?? {};
        return [path, {text: source, version: text === source ? version : version + 1}];
      }),
    );
    return [...this.#sources.keys()].flatMap((path) =>
      [
        ...this.#service.getSyntacticDiagnostics(path),
        ...this.#service.getSemanticDiagnostics(path),
      ].map((diagnostic) => explain(path, diagnostic)),
    );
  }

  #read(file: string): string | undefined {
    return this.#sources.get(file)?.text ?? this.#types[file];
  }

  #resolve(name: string, from: string): ts.ResolvedModuleFull | undefined {
    const entry = entries[name];
    const path = new URL(name, `file://${from}`).pathname.replace(/\/$/, '');
    const candidates = name.startsWith('.')
      ? ['', '.tsx', '.ts', '.d.ts', '/index.d.ts'].map((ending) => path + ending)
      : entry === undefined
        ? []
        : [entry];
    const resolvedFileName = candidates.find((file) => this.#read(file) !== undefined);
    if (resolvedFileName === undefined) return undefined;
    const extension = /\.d\.ts$|\.tsx$|\.ts$/.exec(resolvedFileName)?.[0] ?? ts.Extension.Ts;
    return {resolvedFileName, extension, isExternalLibraryImport: entry !== undefined};
  }
}

function explain(path: string, {file, start = 0, code, messageText}: ts.Diagnostic): CodeProblem {
  const {line, character} = file?.getLineAndCharacterOfPosition(start) ?? {line: 0, character: 0};
  return {
    file: path.slice(SAMPLE_FOLDER.length),
    line: line + 1,
    column: character + 1,
    message: `TS${code}: ${readMessage(messageText)}`,
  };
}
