import {readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {expect, it} from 'vitest';
import {runSteps} from '../markdown/testing/runSteps.ts';
import {remarkMarks} from './remarkMarks.ts';

const fixtures = `${import.meta.dirname}/fixtures/sample`;

it('shows a file and a part of a file', async () => {
  const input = readFileSync(`${fixtures}/page.input.mdx`, 'utf8');
  const page = `${relative(process.cwd(), fixtures)}/page.md`;
  const output = await runSteps(input, [remarkMarks], page);
  await expect(output).toMatchFileSnapshot(`${fixtures}/page.expected.txt`);
});
