import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {makeProject, OLD} from '../project/testing/makeProject.ts';

const ID = 'removed-getReceiptIos';
const CHECK = 'check --release 2.8.8';
const [IMPORT = '', , USE = ''] = OLD.split('\n');

/** The old name, imported below some lines. */
const below = (...lines: readonly string[]) => [...lines, IMPORT, USE, ''].join('\n');

it('corrects only what --only names, and refuses what is no id', () => {
  const more = `${OLD}export {syncIOS, validateReceiptIos} from 'expo-iap';\n`;
  const project = makeProject({'shop.ts': more});
  const {code, out} = project.call(`2.7.5 2.8.8 --only ${ID} --fix`);
  expect(code).toBe(0);
  expect(out).toContain('Left out: 1 by --only.');
  expect(project.read('shop.ts')).toBe(more.replaceAll('getReceiptIos', 'getReceiptIOS'));
  // What is done is no mistake for a second run.
  expect(project.call(`2.7.5 2.8.8 --only ${ID} --fix`).code).toBe(0);
  const wrong = project.call('2.7.5 2.8.8 --only getReceiptIos');
  expect(wrong.code).toBe(2);
  expect(wrong.err).toContain('not "getReceiptIos". This run finds removed-validateReceiptIos.');
});

it.each([
  [`// expo-iap-ignore ${ID}: the old server needs it`, 0, 'Left out: 1 by comments.'],
  [`// expo-iap-ignore ${ID}: why\r\n// eslint-disable-next-line`, 0, 'Left out: 1 by comments.'],
  [`{/* expo-iap-ignore ${ID}: why */}`, 0, 'Left out: 1 by comments.'],
  [`// expo-iap-ignore ${ID}`, 1, 'a.ts:1:1 This comment ignores nothing, because it gives no'],
  [
    '/* expo-iap-ignore */',
    1,
    'a.ts:1:1 This comment ignores nothing, because it names no finding',
  ],
  ['// expo-iap-ignore removed-x: why', 1, 'nothing: line 2 has no finding `removed-x`. Remove'],
  // It is for the other command.
  ['// expo-iap-ignore missing-name: why', 1, 'Doesn’t compile: 1.'],
])('leaves out what a comment with a reason is about: %j', (comment, code, words) => {
  const project = makeProject({'a.ts': below(comment)});
  const said = project.call('2.7.5 2.8.8');
  expect(said.code).toBe(code);
  expect(said.out).toContain(words);
  expect(said.out.includes('Comments:')).toBe(code === 1 && !comment.includes('missing-name'));
  project.call('2.7.5 2.8.8 --fix');
  expect(project.read('a.ts').includes('getReceiptIOS')).toBe(code === 1);
});

it('checks with the same comments, each for its own command', async () => {
  const ignored = below(
    '// expo-iap-ignore missing-name: an old build',
    `// expo-iap-ignore ${ID}: it`,
  );
  const {code, out} = await makeProject({'a.ts': ignored}).run(CHECK);
  expect(code).toBe(0);
  expect(out).toContain('Left out: 1 by comments.');
  expect(out).toContain('Found nothing else.');
  expect(out).not.toContain('This comment');
  const launched = makeProject({'a.ts': below('// expo-iap-ignore terms: on the screen before')});
  expect(launched.call('2.7.5 2.8.8').out).not.toContain('This comment');
  const idle = below('// expo-iap-ignore deprecated: why');
  const wrong = await makeProject({'a.ts': idle}).run(CHECK);
  expect(wrong.code).toBe(1);
  expect(wrong.out).toContain('a.ts:1:1 This comment ignores nothing: line 2 has no finding');
});

it('leaves out a baseline, wherever its lines have moved, and says what is new and what is gone', async () => {
  const project = makeProject({'in/a.ts': OLD, 'b.ts': OLD});
  const file = '--baseline known.json';
  expect(project.call(`2.7.5 2.8.8 ${file}`).err).toContain('Write it with --write-baseline.');
  expect(project.call(`2.7.5 2.8.8 ${file} --write-baseline`).code).toBe(0);
  // Both commands keep what the other one wrote.
  expect((await project.run(`${CHECK} ${file} --write-baseline`)).code).toBe(0);
  const written = JSON.parse(readFileSync(join(project.folder, 'known.json'), 'utf8')).findings;
  expect(written).toHaveLength(4);
  expect(written).toContainEqual({file: 'in/a.ts', id: ID, code: IMPORT});
  project.write({'in/a.ts': `\n\n  ${OLD}`});
  const moved = project.call('2.7.5 2.8.8 --baseline ../known.json', 'in');
  expect(moved).toMatchObject({code: 0, err: ''});
  expect(moved.out).toContain('Left out: 2 by the baseline.');
  expect((await project.run(`${CHECK} ${file}`)).out).toContain('Left out: 2 by the baseline.');
  project.write({'b.ts': 'export {};\n', 'c.ts': OLD});
  const {code, out} = project.call(`2.7.5 2.8.8 ${file}`);
  expect(code).toBe(1);
  expect(out).toContain('c.ts:1:9 Doesn’t compile');
  expect(out).toContain(`The baseline still lists \`${ID}\` in b.ts, and it is gone: ${IMPORT}`);
  expect(out).not.toContain('in/a.ts:');
  // One more in the same words is one too many.
  project.write({'in/a.ts': `${IMPORT}\n${IMPORT}\n`});
  expect((await project.run(`${CHECK} ${file} in`)).code).toBe(1);
});
