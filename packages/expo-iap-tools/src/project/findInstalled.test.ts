import {latestPatch} from 'expo-iap-api-data/releaseLines';
import {expect, it} from 'vitest';
import {installed, makeProject, OLD} from './testing/makeProject.ts';

const newest = latestPatch('2.8');

it('starts from the installed release, seen from any folder of the project', () => {
  const project = makeProject({...installed('2.7.5'), 'src/deep/shop.ts': OLD});
  const {code, out} = project.call('', 'src/deep');
  expect(code).toBe(1);
  expect(out).toContain(`expo-iap 2.7.5 → ${newest}\n2.7.5 is from ../../node_modules/expo-iap`);
  expect(out).toContain('\n    shop.ts:1:9 Doesn’t compile\n    | import {getReceiptIos}');
});

it.each([
  ['package-lock.json', '{"packages": {"": {}, "node_modules/expo-iap": {"version": "2.7.5"}}}'],
  [
    'package-lock.json',
    '{"lockfileVersion": 1, "dependencies": {"expo-iap": {"version": "2.7.5"}}}',
  ],
  ['yarn.lock', '# yarn\n\nexpo-iap@^2.7.0:\n  version "2.7.5"\n  resolved "x"\n'],
  ['yarn.lock', '"expo-iap@npm:^2.7.0":\r\n  version: 2.7.5\r\n  resolution: x\r\n'],
  ['pnpm-lock.yaml', 'packages:\n\n  expo-iap@2.7.5(react@19.0.0):\n    resolution: {}\n'],
  ['pnpm-lock.yaml', 'packages:\n\n  /expo-iap@2.7.5:\n    resolution: {}\n'],
  ['bun.lock', '{"packages": {"expo-iap": ["expo-iap@2.7.5", "", {}]}}'],
])('reads the release from %s where nothing is installed (%#)', (name, text) => {
  const {code, out} = makeProject({[name]: text, 'shop.ts': OLD}).call('');
  expect(out).toContain(`2.7.5 is from ${name}.`);
  expect(code).toBe(1);
});

it.each(['^2.7.5', '~2.7.5', '>=2.7.5', '2.7.5'])('starts where %s begins', (range) => {
  const manifest = JSON.stringify({dependencies: {'expo-iap': range}});
  const {code, out} = makeProject({'package.json': manifest, 'shop.ts': OLD}).call('');
  expect(code).toBe(1);
  expect(out).toContain(`expo-iap 2.7.5 → ${newest}`);
  expect(out).toContain(`2.7.5 is where "${range}" in package.json begins.`);
});

it('names two installed releases and asks for one, or for a folder of one', () => {
  const app = (name: string, version: string) => ({
    ...installed(version, `apps/${name}/`),
    [`apps/${name}/package.json`]: '{"dependencies": {"expo-iap": "*"}}',
    [`apps/${name}/shop.ts`]: OLD,
  });
  const project = makeProject({
    'package.json': '{"workspaces": ["apps/*"]}',
    ...app('old', '2.7.5'),
    ...app('new', '2.8.0'),
  });
  const {code, err, out} = project.call('');
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('2.7.5 (apps/old/node_modules/expo-iap/package.json)');
  expect(err).toContain('2.8.0 (apps/new/node_modules/expo-iap/package.json)');
  expect(err).toContain('Name the release to start from');
  expect(err).toContain('`npm ls expo-iap` shows who brings each');
  expect(project.call('apps/old').out).toContain(`expo-iap 2.7.5 → ${newest}`);
});

it('asks for a release where none is installed', () => {
  const {code, err} = makeProject({'shop.ts': OLD}).call('');
  expect(code).toBe(2);
  expect(err).toContain('Name the release that the code was written for: expo-iap upgrade 2.7.5');
});
