import type {Program} from '@babel/types';
import type {Checker} from '../checker.ts';
import {declareNamed, declareValue, findType, findValue} from '../types/scope.ts';
import {
  lazyType,
  type NamedType,
  once,
  type Property,
  type Scope,
  type Shape,
  UNKNOWN,
} from '../types/type.ts';
import {type Import, importedName} from './imports.ts';
import type {Exported, Module} from './module.ts';
import {declaredNames} from './roles.ts';

/** Finds the module that an import names; undefined when it is unknown. */
export type Resolve = (source: string) => Module | undefined;

const GONE = (name: string): Exported => ({
  value: () => ({kind: 'missing', name}),
  type: () => ({kind: 'missing', name}),
});

/** A module as one value: what `import * as` and `require` give. */
export function namespaceOf(module: Module): Shape {
  return {
    kind: 'shape',
    name: module.library ? 'expo-iap' : undefined,
    library: module.library ? true : undefined,
    properties: once(
      () =>
        new Map<string, Property>(
          module.names().flatMap((name) => {
            const value = module.find(name)?.value;
            const owner = module.library ? '' : undefined;
            return value ? [[name, {type: value, optional: false, owner}] as const] : [];
          }),
        ),
    ),
  };
}

/** Declares what a file imports. */
export function bindImports(imports: readonly Import[], scope: Scope, resolve: Resolve): void {
  for (const {source, node, name, local} of imports) {
    if (local === undefined) continue;
    const module = resolve(source);
    const isWhole = node.type === 'ImportNamespaceSpecifier' || module?.library === true;
    const find = (): Exported | undefined => {
      if (!module) return undefined;
      if (name !== undefined) return module.find(name) ?? GONE(name);
      return isWhole ? {value: () => namespaceOf(module)} : module.find('default');
    };
    declareValue(
      scope,
      local,
      lazyType(() => find()?.value?.() ?? UNKNOWN),
    );
    declareNamed(scope, local, (given) => find()?.type?.(given) ?? UNKNOWN);
    if (!module || name !== undefined || !isWhole) continue;
    declareNamed(scope, `${local}.*`, ([key, ...given]) => {
      const text = key?.kind === 'literal' ? String(key.value) : '';
      return typeIn(module, text)(given);
    });
  }
}

/** The type that a module exports under a name. */
export function typeIn(module: Module, name: string): NamedType {
  const exported = module.find(name) ?? GONE(name);
  return (given) => exported.type?.(given) ?? UNKNOWN;
}

/** What a file exports. */
export function exportsOf(
  checker: Checker,
  program: Program,
  scope: Scope,
  resolve: Resolve,
): Module {
  const exported = new Map<string, Exported>();
  const stars: (Module | undefined)[] = [];
  const fromScope = (name: string): Exported => ({
    value: findValue(scope, name),
    type: findType(scope, name),
  });
  for (const statement of program.body) {
    if (statement.type === 'ExportAllDeclaration') stars.push(resolve(statement.source.value));
    if (statement.type === 'ExportDefaultDeclaration') {
      const {declaration} = statement;
      exported.set('default', {value: () => checker.typeOf(declaration)});
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const name of declaredNames(statement.declaration)) exported.set(name, fromScope(name));
    const other = statement.source ? resolve(statement.source.value) : undefined;
    for (const specifier of statement.specifiers) {
      const to =
        'exported' in specifier && specifier.exported.type === 'Identifier'
          ? specifier.exported.name
          : undefined;
      if (to === undefined) continue;
      if (specifier.type === 'ExportNamespaceSpecifier') {
        exported.set(to, other ? {value: () => namespaceOf(other)} : {});
      } else if (specifier.type === 'ExportSpecifier') {
        const from = importedName(specifier);
        const taken = other ? (other.find(from) ?? GONE(from)) : {};
        exported.set(to, statement.source ? taken : fromScope(from));
      }
    }
  }
  /** What is being looked up, because files can export each other in a circle. */
  const asked = new Set<string | undefined>();
  const names = (): readonly string[] => {
    if (asked.has(undefined)) return [];
    asked.add(undefined);
    const others = stars.flatMap((module) => module?.names() ?? []);
    asked.delete(undefined);
    return [...exported.keys(), ...others];
  };
  return {
    library: false,
    names,
    find: (name) => {
      const own = exported.get(name);
      if (own || asked.has(name)) return own;
      asked.add(name);
      let found: Exported | undefined;
      // Without a function in between: a long chain of files would need twice the stack.
      for (const module of stars) if ((found = module?.find(name))) break;
      asked.delete(name);
      if (found) return found;
      // A module that nobody knows could have it.
      return stars.some((module) => !module) ? {} : undefined;
    },
  };
}
