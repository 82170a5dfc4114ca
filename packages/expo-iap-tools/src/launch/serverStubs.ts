import type {Function, Node} from '@babel/types';
import {closure} from '../scan/closure.ts';
import {isCall} from '../scan/program/calls.ts';
import {flowOf} from '../scan/program/flow.ts';
import {usesOf} from '../scan/program/mentions.ts';
import {propertyName} from '../scan/program/names.ts';
import {nodesIn} from '../scan/program/nodes.ts';
import {isWithin, nearest, parentOf} from '../scan/program/place.ts';
import {functionsIn, isFunction} from '../scan/types/signature.ts';
import {exampleAddresses} from './exampleValues.ts';
import type {Found} from './finding.ts';
import {fixedAnswer} from './fixedAnswers.ts';
import type {Shop} from './readShop.ts';

/** What stands in for a server where purchases are checked: fixed answers, an example address, one session for all. */
export function serverStubs(
  proofs: readonly Node[],
  finishes: readonly Node[],
  shop: Shop,
): readonly Found[] {
  const owners = [...proofs, ...finishes].flatMap((node) => nearest(node, isFunction) ?? []);
  const reached = closure<Function>(owners, (fn) => callsIn(fn, shop).flatMap(({fns}) => fns));
  const calls = [...reached].flatMap((fn) => callsIn(fn, shop));
  const values = proofs.flatMap((proof) => {
    const up = parentOf(proof) ?? proof;
    return up.type === 'ObjectProperty' ? usesOf(shop.checker, up.value) : [proof, up];
  });
  const tokens = [...flowOf(values, shop)];
  const takesProof = (fn: Function): boolean =>
    proofs.some((proof) => nearest(proof, isFunction) === fn) ||
    calls.some(
      ({call, fns}) =>
        fns.includes(fn) &&
        call.arguments.some((each) => tokens.some((token) => isWithin(token, each))),
    );
  const answers = [...reached].flatMap((fn): Found[] => {
    const fixed = fixedAnswer(fn);
    if (!fixed || !(fixed.hidesCalls || takesProof(fn))) return [];
    const message = 'This is the answer for every purchase, paid or not: no server is asked.';
    return [{at: fixed.answer, group: 'sure', message}];
  });
  const addresses = [...exampleAddresses(reached, shop)].map(([at, host]): Found => {
    const message = `\`${host}\` is an example, and no server of yours: no purchase is checked there.`;
    return {at, group: 'likely', message};
  });
  const sessions = [...reached].flatMap(nodesIn).flatMap((node): Found[] => {
    if (node.type !== 'ObjectProperty' || !/^authorization$/i.test(propertyName(node) ?? ''))
      return [];
    const message = 'This is the session of every user, so a server can’t tell who bought.';
    return callsIn(node.value, shop)
      .flatMap(({fns}) => fns.map((fn) => fixedAnswer(fn)?.answer))
      .flatMap((at) => (at?.type === 'StringLiteral' ? [{at, group: 'likely', message}] : []));
  });
  return [
    ...new Map([...answers, ...addresses, ...sessions].map((each) => [each.at, each])).values(),
  ];
}

/** The calls in some code, each with the functions of the reader that it calls. */
function callsIn(node: Node, {checker}: Shop) {
  return nodesIn(node)
    .filter(isCall)
    .map((call) => ({call, fns: functionsIn(checker.typeOf(call.callee))}));
}
