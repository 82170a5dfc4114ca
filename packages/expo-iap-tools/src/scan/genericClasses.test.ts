import {expect, it} from 'vitest';
import {scan} from './testing/scan.ts';

const BOX = `import type {Purchase, ProductPurchaseIos} from 'expo-iap';
class Box<Value> {
  constructor(readonly value: Value) {}
  private more: Value[] = [];
  all(): Value[] { return [this.value, ...this.more]; }
  each(act: (value: Value) => void): void { this.more.forEach(act); }
  only(test: (value: Value) => boolean): Box<Value> { return this; }
  boxed(): Box<Box<Value>> { return new Box(this); }
}
declare const bought: Purchase & {platform: 'ios'};
`;

/** What is said of the last line as `kind name`. */
function told(line: string): readonly string[] {
  const text = `${BOX}${line}`;
  const {findings} = scan(text);
  const last = text.split('\n').length;
  return findings.filter((each) => each.line === last).map(({kind, name}) => `${kind} ${name}`);
}

it.each([
  `new Box<Purchase>(bought).each((one) => one.platform === 'ios' && one.expirationDateIos);`,
  `new Box(bought).all().map((one) => one.expirationDateIos);`,
  `new Box(bought).only(Boolean).only((one) => Boolean(one.expirationDateIos));`,
  `const kept = (box: Box<Purchase & {platform: 'ios'}>) => box.value.expirationDateIos;`,
  `new Box(bought).boxed().value.value.expirationDateIos;`,
])('knows what a class of the reader was given: %s', (line) => {
  expect(told(line)).toEqual(['does-not-compile expirationDateIos']);
});

it('knows nothing of what was given any', () => {
  expect(told(`const kept = (box: Box<any>) => box.value.expirationDateIos;`)).toEqual([
    'question expirationDateIos',
  ]);
});
