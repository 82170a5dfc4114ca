import type {Binding, NamedType, Scope} from './type.ts';

/** An empty scope inside another one. */
export function scopeIn(parent: Scope | undefined): Scope {
  return {parent, values: new Map(), types: new Map()};
}

/** Finds a value by its name, from the inside out. */
export function findValue(scope: Scope | undefined, name: string): Binding | undefined {
  for (let at = scope; at; at = at.parent) {
    const found = at.values.get(name);
    if (found) return found;
  }
  return undefined;
}

/** Finds a type by its name, from the inside out. */
export function findType(scope: Scope | undefined, name: string): NamedType | undefined {
  for (let at = scope; at; at = at.parent) {
    const found = at.types.get(name);
    if (found) return found;
  }
  return undefined;
}
