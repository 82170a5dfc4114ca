import {expect, it} from 'vitest';
import {runSteps} from '../testing/runSteps.ts';
import {remarkStrayMarks} from './remarkStrayMarks.ts';

it.each([
  [
    '\nShown here: <Sample file="a.tsx" />',
    'docs/page.md:2: <Sample> must stand on a line of its own.',
  ],
  ['<Absent>\n\nname\n\n</Absent>', 'docs/page.md:1: <Absent> must stand inside a line of text.'],
])('refuses a mark in the wrong place', async (markdown, message) => {
  await expect(runSteps(markdown, [remarkStrayMarks])).rejects.toThrow(message);
});

it('leaves components alone that are there for the reader', async () => {
  await expect(
    runSteps('<Tabs kind="platform">\n\nText\n\n</Tabs>', [remarkStrayMarks]),
  ).resolves.toContain('Tabs');
});
