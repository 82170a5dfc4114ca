import {parse, type ParserOptions} from '@babel/parser';
import type {Checker} from '../checker.ts';
import {declare} from '../program/bind.ts';
import {type Declarer, isDeclarer} from '../program/roles.ts';
import {scopeIn} from '../types/scope.ts';
import type {Scope} from '../types/type.ts';

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

/** The names that can be imported. */
export function exportedNames({symbols}: Pick<Release, 'symbols'>): ReadonlySet<string> {
  return new Set(symbols.filter(({exported}) => exported).map(({name}) => name));
}

/** A release whose declarations are read. */
export type ReleaseModule = {
  readonly scope: Scope;
  readonly exported: ReadonlySet<string>;
};

/** The declarations in a text: of the library, or of global types. */
export function parseDeclarations(text: string): readonly Declarer[] {
  const plugins: ParserOptions['plugins'] = [['typescript', {dts: true}]];
  const {body} = parse(text, {sourceType: 'module', plugins}).program;
  return body.flatMap((each) => (isDeclarer(each) ? [each] : []));
}

const parsed = new WeakMap<ReleaseSymbol, readonly Declarer[]>();

function declarationsOf(symbol: ReleaseSymbol): readonly Declarer[] {
  const known = parsed.get(symbol) ?? parseDeclarations(symbol.signature);
  parsed.set(symbol, known);
  return known;
}

/** Declares the names of a release for a checker. */
export function loadRelease(checker: Checker, release: Release, globals: Scope): ReleaseModule {
  const {symbols} = release;
  const scope = scopeIn(globals);
  // Two types of different platforms can share a name: each platform sees its own.
  const platforms = {ios: scopeIn(scope), android: scopeIn(scope), both: scope};
  const counts = new Map<string, number>();
  for (const {name} of symbols) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const symbol of symbols) {
    const from = platforms[symbol.platform];
    const shared = (counts.get(symbol.name) ?? 0) > 1 ? from : scope;
    for (const statement of declarationsOf(symbol)) {
      declare(checker, statement, shared, {from, library: true});
    }
  }
  return {scope, exported: exportedNames(release)};
}
