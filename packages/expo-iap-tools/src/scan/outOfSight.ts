import type {ImportDeclaration, Node} from '@babel/types';
import {codeOf} from './edits.ts';
import {positionOf, type Remark} from './findings.ts';
import {exportedNames, type Release} from './library/release.ts';
import {isOther} from './notices.ts';
import {type CallNode, isCall} from './program/calls.ts';
import {emittersIn, eventOf, payloadName} from './program/eventPayload.ts';
import {calledName} from './program/flow.ts';
import {importedName} from './program/imports.ts';
import {isLibrary} from './program/librarySource.ts';
import type {ParsedFile} from './program/module.ts';
import {isMember, lastName, memberName, propertyNamed} from './program/names.ts';
import {lastOf} from './program/paths.ts';
import {namesLibrary} from './program/reach.ts';
import {isFunction} from './types/signature.ts';
import {shorten} from './unfollowed.ts';

/** What the native side of the library is called. */
const NATIVE_MODULE = 'ExpoIap';

const NATIVE_MODULES = /^(?:NativeModules(?:Proxy)?|ExpoModules?|modules)$/;
const LOADS_NATIVE = /^(?:require\w*Module|get|getEnforcing)$/;
/** What only a purchase is called: a `Product` or a `Transaction` is one of many packages. */
const PURCHASE_WORD = /purchase|receipt|entitlement|\biap|iap\b/i;
const FUNCTION = /^[a-z].*(?:IAP|Ios|IOS|Android|Purchases?|Transaction|Listener)/;

/** An import of something that could be of a purchase, from a package. */
const PACKAGE =
  /\bimport\b[^'"]{0,2000}(?:purchase|receipt|entitlement|transaction|iap)[^'"]{0,2000}['"](?![.~/]|@\/)/i;

/** Says whether a file without the library could take something of it from another package. */
export function canBeOutOfSight(text: string): boolean {
  return PACKAGE.test(text);
}

/** Finds what a program takes of the library past its own functions, or from a package that is not among the files. */
export function findOutOfSight(
  file: ParsedFile,
  release: Release,
  /** What the files are called. */
  files: ReadonlySet<string>,
): readonly Remark[] {
  const exported = exportedNames(release);
  const packages = file.tree.program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && !files.has(lastOf(statement.source.value))
      ? packageOf(statement, exported)
      : [],
  );
  const past = namesLibrary(file.text) ? pastFunctions(file, eventsOf(release.symbols)) : [];
  return [...packages, ...past].map(({node, message}) => ({...positionOf(file, node), message}));
}

/** What a file takes of the native module, or of an event by its name. */
function pastFunctions({tree, text}: ParsedFile, events: ReadonlyMap<string, string>): Found[] {
  const emitters = emittersIn(tree);
  const found: Found[] = [];
  for (const {nodes} of tree.parts)
    for (const node of nodes) {
      if (isCall(node) && isTyped(node, emitters)) continue;
      const message = nativeAt(node, text) ?? listenerAt(node, events, text);
      if (message !== undefined) found.push({node, message});
    }
  return found;
}

type Found = {readonly node: Node; readonly message: string};

/** An import from a package of the reader that gives something of a purchase. */
function packageOf(
  {source, specifiers}: ImportDeclaration,
  exported: ReadonlySet<string>,
): readonly Found[] {
  const {value} = source;
  // A path leads to a file that the reader has left out.
  if (/^[.~/]|^@\//.test(value) || isLibrary(value) || isOther(value)) return [];
  const names = specifiers.map((each) =>
    each.type === 'ImportSpecifier' ? importedName(each) : each.local.name,
  );
  const isScoped = value.startsWith('@');
  const taken = names.filter(
    (name) => (exported.has(name) && FUNCTION.test(name)) || (isScoped && PURCHASE_WORD.test(name)),
  );
  if (taken.length === 0) return [];
  const told = taken.map((name) => `\`${name}\``).join(', ');
  const verb = taken.length === 1 ? 'comes' : 'come';
  const message = `${told} ${verb} from \`${value}\`, which isn’t followed, so nothing is known of what it does with expo-iap.`;
  return [{node: source, message}];
}

/** What loads the native module. */
function nativeAt(node: Node, text: string): string | undefined {
  if (!isNative(node)) return undefined;
  const code = shorten(codeOf(node, text));
  return `\`${code}\` is the native module behind expo-iap, which isn’t followed, so nothing is known of what comes out of it.`;
}

function isNative(node: Node): boolean {
  if (isCall(node)) {
    const [name] = node.arguments;
    const isNamed = name?.type === 'StringLiteral' && name.value === NATIVE_MODULE;
    return isNamed && LOADS_NATIVE.test(calledName(node));
  }
  if (isMember(node)) return memberName(node) === NATIVE_MODULE && isNativeModules(node.object);
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'ObjectPattern') return false;
  return !!node.init && !!propertyNamed(node.id, NATIVE_MODULE) && isNativeModules(node.init);
}

function isNativeModules(node: Node): boolean {
  return NATIVE_MODULES.test(lastName(node) ?? '');
}

/** Says whether a listener is written where it is handed over, and what it takes is known. */
function isTyped(call: CallNode, emitters: ReadonlySet<string>): boolean {
  const {callee, arguments: args} = call;
  const [, listener] = args;
  const isOwn =
    isMember(callee) && callee.object.type === 'Identifier' && emitters.has(callee.object.name);
  return isOwn && payloadName(call) !== undefined && listener !== undefined && isFunction(listener);
}

/** What listens to an event of the library by its name, which says nothing of the value that comes with it. */
function listenerAt(node: Node, events: ReadonlyMap<string, string>, text: string) {
  const name = isCall(node) ? events.get(eventOf(node) ?? '') : undefined;
  if (!isCall(node) || name === undefined) return undefined;
  const [, listener] = node.arguments;
  if (!listener || (isFunction(listener) && listener.params.length === 0)) return undefined;
  const code = shorten(codeOf(node.callee, text));
  return `\`${code}\` listens to \`${name}\` without the type of what comes with it, which isn’t followed. Compare what the listener reads with the steps above.`;
}

/** The names of the events of a release, also by their keys. */
function eventsOf(symbols: Release['symbols']): ReadonlyMap<string, string> {
  const signature = symbols.find(({name}) => name === 'IapEvent')?.signature ?? '';
  const events = [...signature.matchAll(/(\w+) = '([\w-]+)'/g)];
  return new Map(events.flatMap(([, key = '', name = '']) => [[key, name] as const, [name, name]]));
}
