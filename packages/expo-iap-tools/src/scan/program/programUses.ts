import type {Identifier, Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {findValue} from '../types/scope.ts';
import {isFunction} from '../types/signature.ts';
import {membersOf} from '../types/type.ts';
import {type CallNode, isCall} from './calls.ts';
import type {Part} from './place.ts';
import {placeIn} from './place.ts';

/** Where the values of a program go: what a name or a function is used for. */
export type ProgramUses = {
  readonly checker: Checker;
  /** The places that use the variable which a name declares or assigns. */
  readonly usesOf: (name: Identifier) => readonly Node[];
  /** The calls of a function of the reader, in all files. */
  readonly callsOf: (fn: Node) => readonly CallNode[];
  /** The functions of the reader that a call can run. */
  readonly calledBy: (call: CallNode) => readonly Node[];
};

/** Notes who calls the functions in some parts of a program. */
export function readUses(parts: Iterable<Part>, checker: Checker): ProgramUses {
  const calledBy = ({callee}: CallNode): readonly Node[] =>
    membersOf(checker.typeOf(callee)).flatMap((member) =>
      member.kind === 'shape' && member.literal && isFunction(member.literal)
        ? [member.literal]
        : [],
    );
  const calls = new Map<Node, CallNode[]>();
  for (const {nodes: telling} of parts) {
    for (const call of telling.filter(isCall)) {
      for (const fn of calledBy(call)) {
        const own = calls.get(fn);
        if (own) own.push(call);
        else calls.set(fn, [call]);
      }
    }
  }
  const usesOf = (declared: Identifier): readonly Node[] => {
    const {name} = declared;
    const own = findValue(checker.scopeAt(declared), name);
    const near = own && placeIn(declared)?.part.file.mentions.get(name);
    return (near ?? []).flatMap(({nodes: telling}) =>
      telling.filter(
        (node) =>
          node.type === 'Identifier' &&
          node.name === name &&
          node !== declared &&
          findValue(checker.scopeAt(node), name) === own,
      ),
    );
  };
  return {checker, usesOf, callsOf: (fn) => calls.get(fn) ?? [], calledBy};
}
