import {expect, it} from 'vitest';
import {lastLines} from './lastLines.ts';

it('keeps the last lines that say something, without colors', () => {
  expect(lastLines('one\n\n\u001b[31mtwo\u001b[0m  \nthree\n\n', 2)).toBe('two\nthree');
});

it('keeps paths of this machine out', () => {
  expect(lastLines(`Error in ${process.cwd()}/bench/run.ts`)).toBe('Error in ./bench/run.ts');
});
