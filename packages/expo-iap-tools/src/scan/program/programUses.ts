import type {Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {addTo} from '../groups.ts';
import {functionsIn} from '../types/signature.ts';
import {type CallNode, isCall} from './calls.ts';
import type {Part} from './place.ts';

/** A program whose functions are known by who calls them. */
export type ProgramUses = {
  readonly checker: Checker;
  /** The calls of a function of the reader, in all files. */
  readonly callsOf: (fn: Node) => readonly CallNode[];
};

/** Notes who calls the functions in some parts of a program. */
export function readUses(parts: Iterable<Part>, checker: Checker): ProgramUses {
  const calls = new Map<Node, CallNode[]>();
  for (const {nodes} of parts)
    for (const call of nodes.filter(isCall))
      for (const fn of functionsIn(checker.typeOf(call.callee))) addTo(calls, fn, call);
  return {checker, callsOf: (fn) => calls.get(fn) ?? []};
}
