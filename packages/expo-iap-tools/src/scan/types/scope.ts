import type {NamedType, Scope, Type} from './type.ts';

/** An empty scope inside another one. Its maps are made with the first name: most scopes never have both. */
export function scopeIn(parent: Scope | undefined): Scope {
  return {parent, values: undefined, types: undefined};
}

/** Declares a value in a scope. */
export function declareValue(scope: Scope, name: string, type: () => Type): void {
  scope.values ??= new Map();
  scope.values.set(name, type);
}

/** Declares a type in a scope. */
export function declareNamed(scope: Scope, name: string, type: NamedType): void {
  scope.types ??= new Map();
  scope.types.set(name, type);
}

/** Finds a value by its name, from the inside out. */
export function findValue(scope: Scope | undefined, name: string): (() => Type) | undefined {
  for (let at = scope; at; at = at.parent) {
    const found = at.values?.get(name);
    if (found) return found;
  }
  return undefined;
}

/** Finds a type by its name, from the inside out. */
export function findType(scope: Scope | undefined, name: string): NamedType | undefined {
  for (let at = scope; at; at = at.parent) {
    const found = at.types?.get(name);
    if (found) return found;
  }
  return undefined;
}
