import {describe, expect, it} from 'vitest';
import {scan} from '../testing/scan.ts';

/** The places of the mistakes and of the findings, as `line:column`. */
function places(text: string, name = 'shop.tsx') {
  const {mistakes, findings, read} = scan(text, {name});
  const placeOf = ({line, column}: {readonly line: number; readonly column: number}) =>
    `${line}:${column}`;
  return {
    mistakes: mistakes.map(placeOf),
    findings: findings.map((each) => `${placeOf(each)} ${each.name}`),
    read,
    messages: mistakes.map(({message}) => message),
  };
}

const IMPORT = `import {getReceiptIos} from 'expo-iap';`;

describe('a file that ends too early', () => {
  it('is read up to the end inside a function', () => {
    const {mistakes, findings, messages} = places(`${IMPORT}
export async function show(isReady: boolean) {
  if (isReady) {
    console.log(await getReceiptIos());`);
    expect(mistakes).toEqual(['4:40']);
    expect(messages).toEqual(['What begins in line 2 isn’t closed.']);
    expect(findings).toEqual(['1:9 getReceiptIos']);
  });

  it('is read to the end where members of the library are used inside', () => {
    const {mistakes, findings} = places(`import {useIAP} from 'expo-iap';
export function Shop() {
  const {currentPurchase: bought} = useIAP();
  useEffect(() => {
    console.log(bought?.platform === 'ios' && bought.quantityIos, [
      // more`);
    expect(mistakes).toEqual(['6:14']);
    expect(findings).toEqual(['5:54 quantityIos']);
  });

  it('is read up to a text that does not end', () => {
    const {mistakes, findings} = places(`import {useIAP} from 'expo-iap';
export function Shop() {
  const {currentPurchase: bought} = useIAP();
  console.log(bought?.platform === 'ios' && bought.quantityIos);
  console.log('bought`);
    expect(mistakes).toEqual(['5:15']);
    expect(findings).toEqual(['4:52 quantityIos']);
  });

  it('is read up to a template that does not end', () => {
    const {mistakes, findings} = places(`import {useIAP} from 'expo-iap';
export function Shop() {
  const {currentPurchase: bought} = useIAP();
  if (bought?.platform === 'ios') console.log(\`\${bought.quantityIos} of`);
    expect(mistakes).toEqual(['4:69']);
    expect(findings).toEqual(['4:57 quantityIos']);
  });

  it('is read inside elements', () => {
    const {mistakes, findings} = places(`import {useIAP} from 'expo-iap';
export function Shop() {
  const {currentPurchase: bought} = useIAP();
  return (
    <View>
      <Text>{bought?.platform === 'ios' && bought.quantityIos}</Text>
      <Text>Don't`);
    expect(mistakes).toHaveLength(1);
    expect(findings).toEqual(['6:51 quantityIos']);
  });
});

describe('a file with a broken place', () => {
  const AFTER = `
export async function read() {
  console.log(await getReceiptIos());
}
import {isProductIos} from 'expo-iap';`;

  it('is read around a bracket too many', () => {
    const {mistakes, findings} = places(`${IMPORT}
function first() {
  console.log(1);
}
}${AFTER}`);
    expect(mistakes).toEqual(['5:1']);
    expect(findings).toEqual(['1:9 getReceiptIos', '9:9 isProductIos']);
  });

  it('is read behind a bracket too few', () => {
    const {mistakes, findings} = places(`${IMPORT}
function first() {
  if (getReceiptIos) {
    console.log(1);
}${AFTER}`);
    expect(mistakes).toEqual(['5:2']);
    expect(findings).toEqual(['1:9 getReceiptIos', '9:9 isProductIos']);
  });

  it('is read on both sides of a conflict', () => {
    const {mistakes, findings, messages} = places(`${IMPORT}
<<<<<<< HEAD
const receipt = getReceiptIos();
=======
import {isProductIos} from 'expo-iap';
const receipt = isProductIos({});
>>>>>>> feature
export {receipt};`);
    expect(mistakes).toEqual(['2:1']);
    expect(messages).toEqual(['This is the marker of a merge conflict. Both sides are read.']);
    expect(findings).toEqual(['1:9 getReceiptIos', '5:9 isProductIos']);
  });

  it('is read around several of them', () => {
    const {mistakes, findings} = places(`${IMPORT}
const = 5;
function first() {
  return [1, 2;
}
export const text = \`
import of nothing
\`;
function second() {
  console.log('a);${AFTER}
const end = {`);
    expect(mistakes).toEqual(['2:7', '4:15', '10:15', '15:14']);
    expect(findings).toEqual(['1:9 getReceiptIos', '14:9 isProductIos']);
  });

  it('is read where a call lacks an argument', () => {
    const {mistakes, findings} = places(`${IMPORT}\nconsole.log(, getReceiptIos(, 1));`);
    expect(mistakes).toHaveLength(2);
    expect(findings).toEqual(['1:9 getReceiptIos']);
  });

  it('is not read when nothing in it is code', () => {
    const {mistakes, findings, read} = places('const = ((;\n) is (not a program!');
    expect(mistakes).toEqual(['1:7']);
    expect(findings).toEqual([]);
    expect(read).toBe(0);
  });
});
