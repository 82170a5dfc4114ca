import type {Node, Program} from '@babel/types';
import type {Checker} from '../checker.ts';
import {isModule} from '../types/ownTypes.ts';
import {keyName} from '../types/readMembers.ts';
import {type Type, UNKNOWN} from '../types/type.ts';
import {unchecked} from '../types/unchecked.ts';
import type {CallNode} from './calls.ts';
import {isLibrary, LIBRARY} from './librarySource.ts';
import {isMember} from './memberNode.ts';
import {importedName} from './modules.ts';
import {placeIn} from './place.ts';

/** What comes with an event of the library, by its name and by its key in `IapEvent`. */
const PAYLOADS: ReadonlyMap<string, string> = new Map([
  ['PurchaseUpdated', 'Purchase'],
  ['purchase-updated', 'Purchase'],
  ['PurchaseError', 'PurchaseError'],
  ['purchase-error', 'PurchaseError'],
]);

const EMITTER = 'emitter';

/** The name of the type of what comes with an event that a call listens to. */
export function payloadName({callee, arguments: [event]}: CallNode): string | undefined {
  if (!isMember(callee) || keyName(callee.property, callee.computed) !== 'addListener')
    return undefined;
  if (event?.type === 'StringLiteral') return PAYLOADS.get(event.value);
  const isKey =
    event &&
    isMember(event) &&
    event.object.type === 'Identifier' &&
    event.object.name === 'IapEvent';
  return isKey ? PAYLOADS.get(keyName(event.property, event.computed) ?? '') : undefined;
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

function isEmitter(checker: Checker, node: Node): boolean {
  if (isMember(node))
    return (
      keyName(node.property, node.computed) === EMITTER && isModule(checker.typeOf(node.object))
    );
  const program = placeIn(node)?.part.file.program;
  return node.type === 'Identifier' && program !== undefined && emittersIn(program).has(node.name);
}

/** The names under which a file imports the emitter of the library. */
export function emittersIn({body}: Program): ReadonlySet<string> {
  const imports = body.filter((statement) => statement.type === 'ImportDeclaration');
  const names = imports
    .filter(({source}) => isLibrary(source.value))
    .flatMap(({specifiers}) => specifiers)
    .flatMap((each) =>
      each.type === 'ImportSpecifier' && importedName(each) === EMITTER ? [each.local.name] : [],
    );
  return new Set(names);
}
