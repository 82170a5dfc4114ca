import type {Node} from '@babel/types';
import type {FileTask} from './fileTask.ts';
import type {LibraryCall} from './libraryCalls.ts';
import {nearest} from './program/place.ts';
import {isFunction} from './types/signature.ts';

/** Any of them keeps the stream of transactions from starting after the connection. */
const LISTENERS: ReadonlySet<string> = new Set([
  'purchaseUpdatedListener',
  'purchaseErrorListener',
  'promotedProductListenerIOS',
  'transactionUpdatedIos',
  'transactionUpdatedIOS',
]);

/**
 * Finds listeners that are certainly there before the connection: above it in the same function, or at the top of a file of
 * a program that connects.
 */
export function earlyListeners({
  calls,
  connects,
}: Pick<FileTask, 'calls' | 'connects'>): readonly LibraryCall[] {
  const connections = calls.filter(({names}) => names.includes('initConnection'));
  return calls.filter((listener) => {
    if (!listener.names.some((name) => LISTENERS.has(name))) return false;
    const place = placeOf(listener);
    const near = connections.filter((each) => placeOf(each) === place);
    const isConnected = near.some((each) => startOf(each) < startOf(listener));
    return !isConnected && (near.length > 0 || (place === undefined && connects));
  });
}

/** Finds listeners to purchases that the same function adds only after it connects. */
export function lateListeners({calls}: FileTask): readonly LibraryCall[] {
  const connections = calls.filter(({names}) => names.includes('initConnection'));
  return calls.filter(
    (listener) =>
      listener.names.includes('purchaseUpdatedListener') &&
      connections.some(
        (each) => placeOf(each) === placeOf(listener) && startOf(each) < startOf(listener),
      ),
  );
}

function placeOf({call}: LibraryCall): Node | undefined {
  return nearest(call, isFunction);
}

function startOf({call}: LibraryCall): number {
  return call.start ?? 0;
}
