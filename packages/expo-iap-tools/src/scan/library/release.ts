import type {Statement} from '@babel/types';
import type {Checker} from '../checker.ts';
import {scopeIn} from '../types/scope.ts';
import type {Scope} from '../types/type.ts';
import {declare, parseDeclarations} from './declarations.ts';

/** A name of a release as its surface has it. */
export type ReleaseSymbol = {
  readonly name: string;
  readonly exported: boolean;
  /** What it is: a type, a function, … */
  readonly kind: string;
  readonly platform: 'ios' | 'android' | 'both';
  /** The declaration in TypeScript. */
  readonly signature: string;
};

/** The names of a release. */
export type Release = {
  readonly patch: string;
  readonly symbols: readonly ReleaseSymbol[];
};

/** A release whose declarations are read. */
export type ReleaseModule = {
  readonly scope: Scope;
  readonly exported: ReadonlySet<string>;
};

const parsed = new WeakMap<ReleaseSymbol, readonly Statement[]>();

function statementsOf(symbol: ReleaseSymbol): readonly Statement[] {
  const known = parsed.get(symbol);
  if (known) return known;
  const statements = parseDeclarations(symbol.signature);
  parsed.set(symbol, statements);
  return statements;
}

/** Declares the names of a release for a checker. */
export function loadRelease(checker: Checker, {symbols}: Release, globals: Scope): ReleaseModule {
  const scope = scopeIn(globals);
  // Two types of different platforms can share a name: each platform sees its own.
  const platforms = {ios: scopeIn(scope), android: scopeIn(scope), both: scope};
  const counts = new Map<string, number>();
  for (const {name} of symbols) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const symbol of symbols) {
    const from = platforms[symbol.platform];
    const shared = (counts.get(symbol.name) ?? 0) > 1 ? from : scope;
    for (const statement of statementsOf(symbol)) {
      declare(checker, statement, shared, {from, library: true});
    }
  }
  const exported = new Set(symbols.filter((each) => each.exported).map(({name}) => name));
  return {scope, exported};
}
