import type {Node} from '@babel/types';
import type {Checker, Modules} from './checker.ts';
import {groupBy} from './groups.ts';
import {commonTypes, reactNativeTypes, reactTypes} from './library/commonTypes.ts';
import {loadRelease, parseDeclarations, type Release} from './library/release.ts';
import type {MemberUse, TypeProblem} from './problems.ts';
import {declare} from './program/bind.ts';
import {isCall, isRequire} from './program/calls.ts';
import {isInside, LIBRARY} from './program/librarySource.ts';
import {usesOf} from './program/mentions.ts';
import type {Module, ParsedFile} from './program/module.ts';
import {bindImports, exportsOf, namespaceOf, type Resolve, typeIn} from './program/modules.ts';
import {isMember} from './program/names.ts';
import {parentOf, placeIn} from './program/place.ts';
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
  readonly checker: Checker;
};

const common = parseDeclarations(commonTypes);
const others = [
  ['react', parseDeclarations(reactTypes)],
  ['react-native', parseDeclarations(reactNativeTypes)],
] as const;

/** Follows the types of a program against one release, and reports what is wrong in the files that are walked. */
export function checkProgram(
  {size, files, find, reached}: Program,
  release: Release,
  /** The files to look at. */
  walked: ReadonlySet<ParsedFile> = new Set(reached.keys()),
  successor?: Modules['successor'],
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
  const imported: Modules['imported'] = (node, source) => {
    const module = moduleAt(node, source);
    if (!module) return UNKNOWN;
    // Only a file without types gets more than `any` from `require`.
    const isTyped = !isRequire(node) || fileOf(node)?.plain === true;
    return isTyped ? namespaceOf(module) : unchecked(namespaceOf(module));
  };
  const importedType: Modules['importedType'] = (node, source, name) => {
    const module = moduleAt(node, source);
    return module ? typeIn(module, name) : () => UNKNOWN;
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
  const modules = new Map<ParsedFile | undefined, Module>();
  const resolveFrom =
    (from: ParsedFile): Resolve =>
    (source) =>
      known.get(source) ?? (isInside(source) ? inside : modules.get(find(from, source)));
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
    modules.set(file, {
      library: false,
      find: (name) => get().find(name),
      names: () => get().names(),
    });
  }
  for (const [file, fileScope] of fileScopes) {
    bindImports(file.tree.imports, fileScope, resolveFrom(file));
    checker.bindFile(file.tree, fileScope);
  }
  const parts = new Set([...walked].flatMap((file) => [...(reached.get(file) ?? [])]));
  for (const part of parts) walk(checker, part);
  // What shows elsewhere on the way to a type has nothing to do with the release.
  const inParts = ({node}: {readonly node: Node}): boolean => {
    const part = placeIn(node)?.part;
    return part !== undefined && parts.has(part);
  };
  const treeOf = ({node}: {readonly node: Node}) => placeIn(node)?.part.file;
  const problemsBy = groupBy(problems.filter(inParts), treeOf);
  const usesBy = groupBy(uses.filter(inParts), treeOf);
  return new Map(
    files.map((file) => [
      file,
      {
        checker,
        problems: [
          ...(walked.has(file) ? missingExports(file, resolveFrom(file)) : []),
          ...(walked.has(file) ? missingValues(file, resolveFrom(file), checker) : []),
          ...(problemsBy.get(file.tree) ?? []),
        ],
        uses: usesBy.get(file.tree) ?? [],
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
      return {value: scope.values?.get(name), type: scope.types?.get(name)};
    },
  };
}

/** Each name that a file takes from a module that does not have it. */
function missingExports({tree}: ParsedFile, resolve: Resolve): readonly TypeProblem[] {
  return tree.imports.flatMap(({source, node, name}): readonly TypeProblem[] => {
    const module = name === undefined ? undefined : resolve(source);
    const isMissing = module && name !== undefined && !module.find(name);
    return isMissing ? [{kind: 'no-export', node, name}] : [];
  });
}

/** Where a file uses a value that is only a type of the library: a class can become an interface. */
function missingValues(
  {tree}: ParsedFile,
  resolve: Resolve,
  checker: Checker,
): readonly TypeProblem[] {
  return tree.imports.flatMap(({source, node, name}): readonly TypeProblem[] => {
    const module = resolve(source);
    const found = module?.library && name !== undefined ? module.find(name) : undefined;
    if (name === undefined || !found?.type || found.value || node.type !== 'ImportSpecifier')
      return [];
    const values = usesOf(checker, node.local).filter(isValue);
    return values.map((use) => ({kind: 'no-value', node: use, name}));
  });
}

/** Says whether a use of a name needs its value. */
function isValue(use: Node): boolean {
  const up = parentOf(use);
  if (up?.type === 'BinaryExpression') return up.operator === 'instanceof' && up.right === use;
  if (!up) return false;
  if (up.type === 'ClassDeclaration') return up.superClass === use;
  return (isCall(up) && up.callee === use) || (isMember(up) && up.object === use);
}
