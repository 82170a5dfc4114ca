import {expect, it} from 'vitest';
import {makeProject} from '../project/testing/makeProject.ts';
import {makePaint} from '../terminal/paint.ts';

/** Two names that are gone, and one that means something else without an error. */
const SHOP = `import {getReceiptIos, purchaseUpdatedListener, validateReceiptIos} from 'expo-iap';

purchaseUpdatedListener((purchase) => {
  if (purchase.id === 'pro') void [getReceiptIos(), validateReceiptIos('pro')];
});
`;

const QUESTION = `import {getAvailablePurchases} from 'expo-iap';

export const keys = async () => (await getAvailablePurchases()).map(({id}) => \`row-\${id}\`);
`;

const call = (args: string, name = 'src/shop.ts', code = SHOP) =>
  makeProject({[name]: code}).call(`2.7.5 2.8.8 ${args}`.trim());

it('puts behavior before names, each with line, code, what happens, what to do and a link', () => {
  const {out, code} = call('');
  expect(code).toBe(1);
  const order = [
    'It compiles but behaves differently',
    'src/shop.ts:4:16 Compiles but fails',
    '\nRemoved\n',
    'src/shop.ts:1:9 Doesn’t compile',
  ];
  const places = order.map((words) => out.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(out).toContain("    | if (purchase.id === 'pro')");
  expect(out).toContain('To do: Write `productId`');
  expect(out).toMatch(/tools\/upgrade\?from=2\.7\.5&to=2\.8\.8#behavior-\S+id\n/);
  expect(out).toContain(
    'Read 1 file. Compiles but fails: 1. Doesn’t compile: 2. Depends on your code: 0.',
  );
  expect(out).not.toMatch(/\u001B/);
});

it('colors on a terminal only, and not where NO_COLOR is set', () => {
  expect(makePaint({isTTY: true}, {}).red('a')).toBe('\u001B[31ma\u001B[39m');
  expect(makePaint({isTTY: true}, {NO_COLOR: '1'}).red('a')).toBe('a');
  expect(makePaint({}, {}).red('a')).toBe('a');
});

it('ends with 0 where there are only questions', () => {
  const {code, out} = call('', 'keys.ts', QUESTION);
  expect(out).toContain('Doesn’t compile: 0. Depends on your code: 1.');
  expect(code).toBe(0);
});

it('prints JSON in the documented shape', () => {
  const {out, code, err} = call('--json');
  expect([code, err]).toEqual([1, '']);
  const shown = JSON.parse(out);
  expect(shown).toMatchObject({
    ...{format: 1, from: '2.7.5', to: '2.8.8', notes: []},
    files: {asked: 1, read: 1, reached: 1, isUsed: true, skipped: []},
    ...{mistakes: [], unfollowed: [], fixed: [], untouched: []},
  });
  expect(shown.findings[0]).toMatchObject({
    ...{file: 'src/shop.ts', line: 4, column: 16, kind: 'fails', name: 'id'},
    message: expect.stringContaining('ID of the transaction'),
    todo: expect.stringContaining('productId'),
    code: SHOP.split('\n')[3],
    step: {
      part: 'It compiles but behaves differently',
      link: expect.stringContaining('/tools/upgrade?from=2.7.5&to=2.8.8#behavior-'),
    },
    edits: [{start: expect.any(Number), end: expect.any(Number), text: expect.any(String)}],
  });
});

it('prints workflow commands of GitHub, escaped as they must be', () => {
  const lines = call('--github', 'src/50%,a:b.ts').out.trimEnd().split('\n');
  expect(lines[0]).toMatch(
    /^::error file=src\/50%25%2Ca%3Ab\.ts,line=4,col=16,title=[^:,]+::`id` is now the ID of/,
  );
  expect(lines.filter((line) => line.startsWith('::error '))).toHaveLength(3);
  expect(lines.every((line) => /^::(?:error|warning|notice)[ :]/.test(line))).toBe(true);
  expect(call('--github', 'keys.ts', QUESTION).out).toMatch(/^::warning file=keys\.ts,line=3,/);
});
