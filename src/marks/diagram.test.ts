import {expect, it} from 'vitest';
import {runSteps} from '../markdown/testing/runSteps.ts';
import {remarkMarks} from './remarkMarks.ts';

it('accepts a picture that exists', async () => {
  await expect(runSteps('<Diagram of="console-ids" />', [remarkMarks])).resolves.toBeTruthy();
});

it.each([
  ['\n<Diagram of="ids" />', 'docs/page.md:2: There is no diagram "ids". Diagrams: '],
  ['<Diagram />', 'docs/page.md:1: <Diagram> needs of="…".'],
])('refuses %j', async (markdown, message) => {
  await expect(runSteps(markdown, [remarkMarks])).rejects.toThrow(message);
});
