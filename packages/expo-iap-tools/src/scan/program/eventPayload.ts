import type {Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {isModule} from '../types/ownTypes.ts';
import {textsOf, type Type, UNKNOWN} from '../types/type.ts';
import {unchecked} from '../types/unchecked.ts';
import {type CallNode, signatureOfCall} from './calls.ts';
import {isLibrary, LIBRARY} from './librarySource.ts';
import {isMember, lastName, memberName} from './names.ts';
import {type FileTree, placeIn} from './place.ts';

/** What comes with an event of the library, by its name and by its key in `IapEvent`. */
const PAYLOADS: ReadonlyMap<string, string> = new Map([
  ['PurchaseUpdated', 'Purchase'],
  ['purchase-updated', 'Purchase'],
  ['PurchaseError', 'PurchaseError'],
  ['purchase-error', 'PurchaseError'],
]);

const EMITTER = 'emitter';

/** The event that a call listens to, by its name or by its key in `IapEvent`. */
export function eventOf({callee, arguments: [event]}: CallNode): string | undefined {
  if (memberName(callee) !== 'addListener' || !event) return undefined;
  if (event.type === 'StringLiteral') return event.value;
  const isKey = isMember(event) && lastName(event.object) === 'IapEvent';
  return isKey ? memberName(event) : undefined;
}

/** The name of the type of what comes with an event that a call listens to. */
export function payloadName(call: CallNode): string | undefined {
  return PAYLOADS.get(eventOf(call) ?? '');
}

/** What the `emitter` of the library gives a listener, whose type says `any`. */
export function eventPayload(checker: Checker, call: CallNode): Type {
  const name = payloadName(call);
  if (name === undefined || !isMember(call.callee)) return UNKNOWN;
  const {object} = call.callee;
  return isEmitter(checker, object)
    ? unchecked(checker.importedType(object, LIBRARY, name)([]))
    : UNKNOWN;
}

/** Reports the text of an event where the library takes only what its enum has. */
export function checkEvent(checker: Checker, call: CallNode): void {
  const {
    callee,
    arguments: [event],
  } = call;
  if (!event || !isMember(callee) || !isEmitter(checker, callee.object)) return;
  const [constraint] = signatureOfCall(checker, call)?.typeParameters ?? [];
  const isText = textsOf(checker.typeOf(event)).length > 0;
  if (constraint && isText)
    checker.report({
      kind: 'mismatch',
      node: event,
      name: lastName(callee) ?? '',
      owners: [EMITTER],
    });
}

function isEmitter(checker: Checker, node: Node): boolean {
  if (isMember(node)) return memberName(node) === EMITTER && isModule(checker.typeOf(node.object));
  const file = placeIn(node)?.part.file;
  return node.type === 'Identifier' && file !== undefined && emittersIn(file).has(node.name);
}

/** The names under which a file imports the emitter of the library. */
export function emittersIn({imports}: FileTree): ReadonlySet<string> {
  const taken = imports.filter(({source, name}) => name === EMITTER && isLibrary(source));
  return new Set(taken.flatMap(({local}) => local ?? []));
}
