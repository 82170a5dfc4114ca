import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {groupOf, lastLines, residentBytes, runCommand, settledBytes} from './runCommand.ts';

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

it('finds the group of a process whatever its name', () => {
  expect(groupOf('4711 (node (build) 1) S 1 4700 4700 0 -1')).toBe(4700);
  expect(groupOf('')).toBeNaN();
});

it('reads the resident memory, which a process without memory does not state', () => {
  expect(residentBytes('Name:\tnode\nVmRSS:\t    2048 kB\nRssAnon:\t 1 kB\n')).toBe(2_097_152);
  expect(residentBytes('Name:\tkthreadd\n')).toBe(0);
});

it('does not count memory twice while a process starts another one', () => {
  const before = new Map([['4711', 3000]]);
  const forked = new Map([...before, ['4712', 3000]]);
  expect(settledBytes(forked, before)).toBe(3000);
  const started = new Map([...before, ['4712', 40]]);
  expect(settledBytes(started, forked)).toBe(3040);
});

it('states the memory of a command where the system tells it', async () => {
  const {peakBytes} = await runCommand(
    script('const held = Buffer.alloc(200_000_000, 1); setTimeout(() => held.at(0), 1500)'),
    options,
  );
  expect(peakBytes > 200_000_000).toBe(existsSync('/proc/self/status'));
  expect(peakBytes).toBeLessThan(400_000_000);
});

it('keeps the last lines that say something, without colors', () => {
  expect(lastLines('one\n\n\u001b[31mtwo\u001b[0m  \nthree\n\n', 2)).toBe('two\nthree');
});

it('keeps paths of this machine out', () => {
  expect(lastLines(`Error in ${process.cwd()}/bench/run.ts`)).toBe('Error in ./bench/run.ts');
});
