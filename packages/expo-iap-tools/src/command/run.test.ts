import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {describe, expect, it} from 'vitest';
import {installed, makeProject} from '../project/testing/makeProject.ts';

/** The newest release that pages describe. */
const NEWEST = releaseLines[0]?.patch ?? '';
const call = (args: string) => makeProject({}).run(args);

it('explains itself, and each command that it names', async () => {
  const {code, out} = await call('--help');
  expect(code).toBe(0);
  const [, names = ''] = /Commands\n([^]*?)\n\n/.exec(out) ?? [];
  const commands = [...names.matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(5);
  for (const name of commands) {
    const help = await call(`${name} --help`);
    expect(help).toMatchObject({code: 0, err: ''});
    expect(help.out).toContain(`Usage\n  expo-iap ${name} `);
    expect((await call(`${name} --nonsense`)).err).toContain(`Run expo-iap ${name} --help`);
  }
});

it('says its version, also behind a command, as its former names were asked', async () => {
  for (const args of ['--version', '-v', 'upgrade --version'])
    expect(await call(args)).toEqual({code: 0, out: '0.0.0\n', err: ''});
});

const lockOf = (...versions: string[]) =>
  versions.map((version) => `expo-iap@^${version}:\n  version "${version}"\n`).join('\n');

describe.each([
  ['2.5.3', 'The way from an older release', installed('2.5.3')],
  ['2.9.7', 'The way to a later release', installed('2.9.7')],
  ['3.4.13', 'The way to a later release', {'yarn.lock': lockOf('3.4.13')}],
  ['4.0.0-rc.1', 'The way to a later release', {'yarn.lock': lockOf('2.7.5', '4.0.0-rc.1')}],
  [
    '5.8.1',
    'no release after 5.8.1 is known here',
    {'package.json': '{"dependencies": {"expo-iap": "^5.8.1"}}'},
  ],
])('in a project with %s', (version, way, files) => {
  const project = () => makeProject({'shop.ts': `import 'expo-iap';\n`, ...files});

  it.each(['api fetchProducts', 'explain E_UNKNOWN', 'search restore', 'docs', 'check'])(
    '"%s" is refused, with the file, what is known and where to look',
    async (args) => {
      const {code, out, err} = await project().run(args);
      expect([code, out]).toEqual([2, '']);
      const [file = ''] = Object.keys(files);
      expect(err).toContain(`${file} has expo-iap ${version}, which isn’t known`);
      expect(err).toContain(way);
      expect(err).toContain(`https://www.npmjs.com/package/expo-iap/v/${version}`);
      expect(err).toContain(`--release ${NEWEST}, `);
      expect(err).toContain('Name one of 2.6.0 to 2.6.3');
    },
  );

  it('a release that is named is answered for', async () => {
    const {code, out} = await project().run(`api fetchProducts --release ${NEWEST}`);
    expect([code, out.split('\n')[0]]).toEqual([0, `expo-iap ${NEWEST} (docs 2.8)`]);
  });
});

it('does not end a check with 0 over a file with the library that was not read', async () => {
  const project = makeProject({
    'a.ts': 'export {};',
    'shop.ts': Buffer.from(`import 'expo-iap';`, 'utf16le'),
  });
  const {code, out, err} = await project.run('check --release 2.8.8');
  expect(out).toContain('Not read: shop.ts is in UTF-16; save it as UTF-8.');
  expect(err).toContain('Not all of shop.ts could be read');
  expect(code).toBe(2);
});
