import {expect, it} from 'vitest';
import type {TypeProblem} from './checker.ts';
import {hidesOthers} from './hiding.ts';
import {parseFiles} from './parseFiles.ts';
import {indexPlan} from './planIndex.ts';
import {placeIn} from './program/place.ts';
import {factsOf, scan} from './testing/scan.ts';

/** Whether another problem could show behind a name in a file, if the release did not have it as a member. */
function hides(text: string, name: string): boolean {
  const {files} = parseFiles([{name: 'shop.tsx', text}]);
  const nodes = files.flatMap(({tree}) => tree.parts.flatMap(({nodes}) => nodes));
  const members = nodes.flatMap((each) => ('property' in each ? [each.property] : []));
  const node = members.find((each) => each.type === 'Identifier' && each.name === name);
  if (!node) throw new Error(`This has no member ${name}: ${text}`);
  const problem: TypeProblem = {kind: 'no-member', node, name};
  return hidesOthers(
    problem,
    {parentOf: (each) => placeIn(each)?.parent},
    indexPlan(factsOf({from: '2.6.3'}).plan),
  );
}

it.each([
  'void bought.quantityIos;',
  'if (bought.quantityIos) go();',
  'const many = bought.quantityIos > 1;',
  'const text = `${bought.quantityIos} pieces`;',
  'const many = -(bought.quantityIos ?? 0) < 5;',
  'const word = bought.quantityIos ? one : other;',
  'const shown = <b>{bought.quantityIos}</b>;',
  'while (bought.quantityIos!) go();',
])('nothing hides behind a value whose type does not matter: %s', (text) => {
  expect(hides(text, 'quantityIos')).toBe(false);
});

it.each([
  'const quantity = bought.quantityIos;',
  'go(bought.quantityIos);',
  'bought.quantityIos.toFixed();',
  'const read = () => bought.quantityIos;',
  'const all = [bought.quantityIos ?? 0];',
  "const some = 'a' in bought.quantityIos;",
  'const shown = <Row of={bought.quantityIos} />;',
  'go(isOne ? 1 : bought.quantityIos!);',
])('something can hide behind a value that is used further: %s', (text) => {
  expect(hides(text, 'quantityIos')).toBe(true);
});

it('nothing hides behind a name that the plan does not replace', () => {
  expect(hides('go(bought.amount);', 'amount')).toBe(false);
});

it.each([
  'send(bought.appTransactionID.trim());',
  'send((bought.appTransactionID || bought.appTransactionID).trim());',
  'const id = bought.appTransactionID;\nsend(id.trim());',
  'const read = () => bought.appTransactionID;\nsend(read().trim());',
])('a scan finds what hides behind a new name: %s', (code) => {
  const text = `import {getAppTransactionIOS} from 'expo-iap';
const bought = await getAppTransactionIOS();
if (bought) {
${code}
}`;
  const {findings} = scan(text, {from: '2.6.3'});
  expect(findings.filter(({hidden}) => hidden).map(({line}) => line)).toEqual([
    text.trimEnd().split('\n').length - 1,
  ]);
});
