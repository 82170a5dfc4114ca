import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {runSteps} from '../markdown/testing/runSteps.ts';
import {realSources} from './markPage.ts';
import {remarkMarks} from './remarkMarks.ts';

const totals = {pages: 1, checked: 1, samples: 42, optOuts: 0, problems: 0};
const run = (markdown: string) =>
  runSteps(markdown, [[remarkMarks, {sources: {...realSources, totalsOf: () => totals}}]]);

it('R1 states facts of this build in the text', async () => {
  const output = await run(
    'Here are <SiteFact of="samples" /> samples.\n\n<SiteFact of="latest-post" />',
  );
  expect(output).toContain('text "42"');
  const newest = readdirSync('blog')
    .filter((name) => /^\d.*\.mdx$/.test(name))
    .sort()
    .at(-1);
  const [, title] = /^title: "?(.+?)"?$/m.exec(readFileSync(`blog/${newest}`, 'utf8')) ?? [];
  expect(output).toContain(`text ${JSON.stringify(title)}`);
  expect(output).not.toContain('SiteFact');
});

it('R1 names npm’s newest release with the day, as the README does, and where reports go', async () => {
  const output = await run(
    'It is <SiteFact of="newest-release" />. Open an <SiteFact of="reports" />.',
  );
  const [, newest = ''] = /text "(\d+\.\d+\.\d+ \(as of \d{4}-\d{2}-\d{2}\))"/.exec(output) ?? [];
  expect(newest).not.toBe('');
  expect(readFileSync('README.md', 'utf8')).toContain(newest);
  expect(output).toMatch(/link\n +text "issue"/);
});

it('R1 refuses an unknown fact', async () => {
  await expect(run('<SiteFact of="stars" />')).rejects.toThrow(
    'Facts: samples, newest-release, reports, latest-post.',
  );
});
