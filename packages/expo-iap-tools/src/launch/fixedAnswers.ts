import type {Function, Node} from '@babel/types';
import {wordsOf} from '../scan/productWords.ts';
import {isCall} from '../scan/program/calls.ts';
import {nodesIn, withoutCast} from '../scan/program/nodes.ts';

/** What a function always answers without asking anybody, and whether code that would ask comes after it. */
type FixedAnswer = {readonly answer: Node; readonly hidesCalls: boolean};

/** Reads a function that has a written answer and calls nothing before it; nothing for any other. */
export function fixedAnswer({body}: Function): FixedAnswer | undefined {
  if (body.type !== 'BlockStatement')
    return isWrittenOut(body) ? {answer: body, hidesCalls: false} : undefined;
  const end = body.body.findIndex(({type}) => type === 'ReturnStatement');
  const last = body.body[end];
  if (last?.type !== 'ReturnStatement' || !last.argument || !isWrittenOut(last.argument))
    return undefined;
  if (body.body.slice(0, end).some(callsAny)) return undefined;
  return {answer: last.argument, hidesCalls: body.body.slice(end + 1).some(callsAny)};
}

/** A log asks nobody. */
function callsAny(node: Node): boolean {
  return nodesIn(node).some((each) => isCall(each) && wordsOf(each.callee)[0] !== 'console');
}

/** Says whether a value is written down with all its parts. */
function isWrittenOut(node: Node): boolean {
  const plain = withoutCast(node);
  if (plain.type === 'ArrayExpression')
    return plain.elements.every((each) => each && isWrittenOut(each));
  if (plain.type === 'ObjectExpression')
    return plain.properties.every(
      (each) => each.type === 'ObjectProperty' && isWrittenOut(each.value),
    );
  return /^(?:Boolean|Null|Numeric|String)Literal$/.test(plain.type);
}
