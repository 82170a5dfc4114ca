import type {Function, Node} from '@babel/types';
import {closure} from '../scan/closure.ts';
import {isCall} from '../scan/program/calls.ts';
import {propertyName} from '../scan/program/names.ts';
import {nodesIn} from '../scan/program/nodes.ts';
import {nearest} from '../scan/program/place.ts';
import {functionsIn, isFunction} from '../scan/types/signature.ts';
import {exampleAddresses} from './exampleValues.ts';
import type {Found} from './finding.ts';
import {fixedAnswer} from './fixedAnswers.ts';
import type {Shop} from './readShop.ts';

/** What stands in for a server in the functions around some places, and in those that they call. */
export function serverStubs(places: readonly Node[], shop: Shop): readonly Found[] {
  const called = (node: Node): readonly Function[] =>
    nodesIn(node)
      .filter(isCall)
      .flatMap(({callee}) => functionsIn(shop.checker.typeOf(callee)));
  const owners = places.flatMap((node) => nearest(node, isFunction) ?? []);
  const reached = closure<Function>(owners, called);
  const answers = [...reached].flatMap((fn): Found[] => {
    const {answer: at, hidesCalls = false} = fixedAnswer(fn) ?? {};
    // Nothing that waits for no one has to be asynchronous, but for what will ask a server one day.
    if (!at || !(hidesCalls || (fn.async && fn.params.length > 0))) return [];
    const message = 'This is the answer for every purchase, paid or not: no server is asked.';
    return [{at, group: 'sure', message}];
  });
  const addresses = [...exampleAddresses(reached, shop)].map(([at, host]): Found => {
    const message = `\`${host}\` is an example, and no server of yours: no purchase is checked there.`;
    return {at, group: 'likely', message};
  });
  const headers = [...new Set([...reached].flatMap(nodesIn))].filter(
    (node) => node.type === 'ObjectProperty' && /^authorization$/i.test(propertyName(node) ?? ''),
  );
  const sessions = [...new Set(headers.flatMap(called))].flatMap((fn): Found[] => {
    const at = fixedAnswer(fn)?.answer;
    const message = 'This is the session of every user, so a server can’t tell who bought.';
    return at?.type === 'StringLiteral' ? [{at, group: 'likely', message}] : [];
  });
  return [...answers, ...addresses, ...sessions];
}
