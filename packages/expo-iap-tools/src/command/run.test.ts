import {expect, it} from 'vitest';
import {makeProject} from '../project/testing/makeProject.ts';

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

it.each([
  ['', 'Usage\n  expo-iap <command>'],
  ['chek', 'There is no command "chek". Did you mean "check"?'],
  ['toString', 'There is no command "toString". Run expo-iap --help'],
  ['search a --limit 99', '--limit takes a number from 1 to 20'],
  ['api a b', 'One name is described at a time'],
  ['api', 'There is no name to describe.'],
  ['api x --release 9.9', 'expo-iap "9.9" isn’t known.'],
  ['check nowhere', 'There is no file or folder "nowhere".'],
  ['mcp now', 'mcp takes no arguments'],
  ['explain', 'There is no text to explain.'],
  ['explain --file none.log', 'none.log couldn’t be read: it doesn’t exist.'],
])('cannot answer "%s", and says why', async (args, sentence) => {
  const {code, out, err} = await call(args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
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
