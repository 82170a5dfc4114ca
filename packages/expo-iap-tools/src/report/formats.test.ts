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
    message: expect.stringContaining('id of the transaction'),
    todo: expect.stringContaining('productId'),
    code: SHOP.split('\n')[3],
    step: {
      part: 'It compiles but behaves differently',
      link: expect.stringContaining('/tools/upgrade?from=2.7.5&to=2.8.8#behavior-'),
    },
    edits: [{start: expect.any(Number), end: expect.any(Number), text: expect.any(String)}],
  });
});

it('prints SARIF whose results point to its rules and to the files', () => {
  const log = JSON.parse(call('--sarif', 'src/my shop.ts').out);
  expect(log).toMatchObject({version: '2.1.0', $schema: expect.stringContaining('sarif-2.1.0')});
  const [{tool, results, invocations}] = log.runs;
  expect(tool.driver).toMatchObject({name: 'expo-iap', version: '0.0.0'});
  expect(invocations).toEqual([{executionSuccessful: true, toolExecutionNotifications: []}]);
  const rules = tool.driver.rules.map(({id}: {id: string}) => id);
  expect(new Set(rules).size).toBe(rules.length);
  expect(results).toHaveLength(3);
  for (const {ruleId, message, level} of results) {
    expect(rules).toContain(ruleId);
    expect(message.text).not.toBe('');
    expect(level).toBe('error');
  }
  const [{deletedRegion, insertedContent}] = results[0].fixes[0].artifactChanges[0].replacements;
  expect(insertedContent.text).toBe('productId');
  expect(SHOP.slice(deletedRegion.charOffset).slice(0, deletedRegion.charLength)).toBe('id');
  expect(results[0].locations[0].physicalLocation).toEqual({
    artifactLocation: {uri: 'src/my%20shop.ts'},
    region: {startLine: 4, startColumn: 16, snippet: {text: SHOP.split('\n')[3]}},
  });
});

it('prints SARIF with a level for each kind of finding, and remarks about what was left out', () => {
  const code = `import {requestProducts} from 'expo-iap';\n${QUESTION}const held = keep(require('expo-iap'));\n`;
  const broken = `import {fetchProducts} from 'expo-iap';\nconst a = (;\nfetchProducts();\n`;
  const {out} = makeProject({'a.ts': code, 'b.ts': broken}).call('2.7.5 2.8.8 --sarif');
  const [{results, invocations}] = JSON.parse(out).runs;
  const levels = results.map(({level}: {level: string}) => level);
  expect(new Set(levels)).toEqual(new Set(['warning', 'note']));
  const remarks = invocations[0].toolExecutionNotifications;
  expect(remarks.map(({level}: {level: string}) => level)).toEqual(['warning', 'warning']);
  for (const {locations} of remarks)
    expect(locations[0].physicalLocation.region.startLine).toBeGreaterThan(1);
});

it('prints workflow commands of GitHub, escaped as they must be', () => {
  const lines = call('--github', 'src/50%,a:b.ts').out.trimEnd().split('\n');
  expect(lines[0]).toMatch(
    /^::error file=src\/50%25%2Ca%3Ab\.ts,line=4,col=16,title=[^:,]+::The id of/,
  );
  expect(lines.filter((line) => line.startsWith('::error '))).toHaveLength(3);
  expect(lines.every((line) => /^::(?:error|warning|notice)[ :]/.test(line))).toBe(true);
  expect(call('--github', 'keys.ts', QUESTION).out).toMatch(/^::warning file=keys\.ts,line=3,/);
});
