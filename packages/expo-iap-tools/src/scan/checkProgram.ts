import type {Node} from '@babel/types';
import type {Checker, MemberUse, TypeProblem} from './checker.ts';
import {commonTypes, reactNativeTypes, reactTypes} from './library/commonTypes.ts';
import {declare, parseDeclarations} from './library/declarations.ts';
import {loadRelease, type Release} from './library/release.ts';
import {isRequire} from './program/calls.ts';
import {isInside, LIBRARY} from './program/librarySource.ts';
import type {Module, ParsedFile} from './program/module.ts';
import {
  bindImports,
  exportsOf,
  importedName,
  namespaceOf,
  type Resolve,
} from './program/modules.ts';
import {resolvePath, withoutEnding} from './program/paths.ts';
import {placeIn} from './program/place.ts';
import type {Program} from './program/program.ts';
import {walk} from './program/walk.ts';
import {ProgramChecker} from './programChecker.ts';
import {scopeIn} from './types/scope.ts';
import {type Scope, UNKNOWN} from './types/type.ts';
import {unchecked} from './types/unchecked.ts';

/** A module that could export anything. */
const OPEN: Module = {library: false, find: () => ({}), names: () => []};

/** What a file shows against one release. */
export type CheckedFile = {
  readonly problems: readonly TypeProblem[];
  readonly uses: readonly MemberUse[];
  /** Where the file uses an imported name. */
  readonly imports: ReadonlyMap<string, ReadonlySet<Node>>;
  readonly checker: Checker;
};

const common = parseDeclarations(commonTypes);
const others = [
  ['react', parseDeclarations(reactTypes)],
  ['react-native', parseDeclarations(reactNativeTypes)],
] as const;

/** Follows the types of a program against one release, and reports what is wrong in the files that are walked. */
export function checkProgram(
  {size, files, reached}: Program,
  walked: ReadonlySet<ParsedFile>,
  release: Release,
  successor?: Checker['successor'],
): ReadonlyMap<ParsedFile, CheckedFile> {
  const byTree = new Map(files.map((file) => [file.tree, file]));
  const fileOf = (node: Node): ParsedFile | undefined => {
    const tree = placeIn(node)?.part.file;
    return tree && byTree.get(tree);
  };
  const moduleAt = (node: Node, source: string): Module | undefined => {
    const from = fileOf(node);
    return from && resolveFrom(from)(source);
  };
  const imported: Checker['imported'] = (node, source) => {
    const module = moduleAt(node, source);
    if (!module) return UNKNOWN;
    // Only a file without types gets more than `any` from `require`.
    const isTyped = !isRequire(node) || fileOf(node)?.plain === true;
    return isTyped ? namespaceOf(module) : unchecked(namespaceOf(module));
  };
  const importedType: Checker['importedType'] = (node, source, name) => (given) => {
    const module = moduleAt(node, source);
    if (!module) return UNKNOWN;
    const exported = module.find(name);
    return exported ? (exported.type?.(given) ?? UNKNOWN) : {kind: 'missing', name};
  };
  const checker = new ProgramChecker(size, {imported, importedType, successor});
  const {globals, problems, uses} = checker;
  for (const statement of common) declare(checker, statement, globals);
  const {scope, exported} = loadRelease(checker, release, globals);
  // `React.useState` without an import of the name, and types such as `React.Context`.
  const known = new Map([
    [LIBRARY, moduleOf(scope, exported)],
    ...others.map(([name, statements]) => {
      const other = scopeIn(globals);
      for (const statement of statements) declare(checker, statement, other);
      return [name, moduleOf(other, undefined)] as const;
    }),
  ]);
  // Which file of the library has which name nobody promises: only what the names are is read.
  const inside = moduleOf(scope, undefined);
  const fileScopes = new Map(files.map((file) => [file, scopeIn(globals)]));
  const modules = new Map<string, Module>();
  const resolveFrom =
    (from: ParsedFile): Resolve =>
    (source) =>
      known.get(source) ??
      (isInside(source) ? inside : modules.get(resolvePath(from, source, modules) ?? ''));
  for (const [file, fileScope] of fileScopes) {
    const program = file.tree.program;
    const resolve = resolveFrom(file);
    // Bound when it is asked for: files can import each other. Who asks in a circle learns nothing.
    let module: Module | undefined;
    const get = (): Module => {
      if (module) return module;
      module = OPEN;
      return (module = exportsOf(checker, program, fileScope, resolve));
    };
    modules.set(withoutEnding(file.name), {
      library: false,
      find: (name) => get().find(name),
      names: () => get().names(),
    });
  }
  for (const [file, fileScope] of fileScopes) {
    bindImports(file.tree.program, fileScope, resolveFrom(file));
    checker.bindFile(file.tree, fileScope);
  }
  const parts = new Set(files.flatMap((file) => (walked.has(file) ? [...reached(file)] : [])));
  for (const part of parts) walk(checker, part, checker.patterns);
  // What shows elsewhere on the way to a type has nothing to do with the release.
  const inParts = ({node}: {readonly node: Node}): boolean => {
    const part = placeIn(node)?.part;
    return part !== undefined && parts.has(part);
  };
  const treeOf = ({node}: {readonly node: Node}) => placeIn(node)?.part.file;
  const problemsBy = groupBy(problems.filter(inParts), treeOf);
  const usesBy = groupBy(uses.filter(inParts), treeOf);
  return new Map(
    [...fileScopes].map(([file, fileScope]) => [
      file,
      {
        checker,
        problems: [
          ...(walked.has(file) ? missingExports(file, resolveFrom(file)) : []),
          ...(problemsBy.get(file.tree) ?? []),
        ],
        uses: usesBy.get(file.tree) ?? [],
        imports: new Map(
          [...(fileScope.values ?? [])].flatMap(([name, {uses: seen}]) =>
            seen ? [[name, seen]] : [],
          ),
        ),
      },
    ]),
  );
}

function moduleOf(scope: Scope, exported: ReadonlySet<string> | undefined): Module {
  const names = [
    ...(exported ?? new Set([...(scope.values?.keys() ?? []), ...(scope.types?.keys() ?? [])])),
  ];
  const known = new Set(names);
  return {
    library: exported !== undefined,
    names: () => names,
    find: (name) => {
      if (!known.has(name)) return exported ? undefined : {};
      return {value: scope.values?.get(name)?.type, type: scope.types?.get(name)};
    },
  };
}

/** Each name that a file takes from a module that does not have it. */
function missingExports(file: ParsedFile, resolve: Resolve): readonly TypeProblem[] {
  const problems: TypeProblem[] = [];
  for (const statement of file.tree.program.body) {
    if (statement.type !== 'ImportDeclaration' && statement.type !== 'ExportNamedDeclaration')
      continue;
    const module = statement.source ? resolve(statement.source.value) : undefined;
    if (!module) continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier' && specifier.type !== 'ExportSpecifier') continue;
      const name = importedName(specifier);
      if (!module.find(name)) problems.push({kind: 'no-export', node: specifier, name});
    }
  }
  return problems;
}

function groupBy<Key, Entry>(
  entries: readonly Entry[],
  key: (entry: Entry) => Key,
): ReadonlyMap<Key, readonly Entry[]> {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const name = key(entry);
    const group = groups.get(name);
    if (group) group.push(entry);
    else groups.set(name, [entry]);
  }
  return groups;
}
