import {expect, it} from 'vitest';
import {lastLines, runCommand} from './runCommand.ts';

const options = {cwd: '.', env: process.env, limitMs: 60_000};
const script = (text: string) => [process.execPath, '-e', text] as const;

it('keeps what a command says on both channels', async () => {
  const {passed, output} = await runCommand(
    script('console.info("out"); console.error("err")'),
    options,
  );
  expect(passed).toBe(true);
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

it('tells a failed command and one that does not exist from one that passed', async () => {
  expect((await runCommand(script('process.exit(3)'), options)).passed).toBe(false);
  const missing = await runCommand(['no-such-generator'], options);
  expect(missing.passed).toBe(false);
  expect(missing.output).toContain('no-such-generator');
});

it('ends a command that never comes back', async () => {
  const {passed, output} = await runCommand(script('setInterval(() => undefined, 1000)'), {
    ...options,
    limitMs: 300,
  });
  expect(passed).toBe(false);
  expect(output).toContain('the limit of the measure');
});

it('keeps the last lines that say something, without colors', () => {
  expect(lastLines('one\n\n\u001b[31mtwo\u001b[0m  \nthree\n\n', 2)).toBe('two\nthree');
});

it('keeps paths of this machine out', () => {
  expect(lastLines(`Error in ${process.cwd()}/bench/run.ts`)).toBe('Error in ./bench/run.ts');
});
