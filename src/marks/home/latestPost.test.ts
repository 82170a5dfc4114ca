import {expect, it} from 'vitest';
import {runSteps} from '../../markdown/testing/runSteps.ts';
import {latestPost} from './latestPost.ts';
import {remarkSiteFacts} from './remarkSiteFacts.ts';

const facts = {
  samples: () => 42,
  latestPost: () => ({title: 'News', description: 'What is new.', address: '/blog/news'}),
};

it('R1 finds the newest post of this site', () => {
  expect(latestPost(process.cwd())).toMatchObject({
    title: '2.8.1: types that narrow by platform',
    address: '/blog/v2-8-1-release',
  });
});

it('R1 states counted facts in the text', async () => {
  const output = await runSteps(
    'Here are <SiteFact of="samples" /> samples.\n\n<SiteFact of="latest-post" />',
    [[remarkSiteFacts, facts]],
  );
  expect(output).toContain('42');
  expect(output).toContain('News');
  expect(output).not.toContain('SiteFact');
});

it('R1 refuses an unknown fact', async () => {
  await expect(runSteps('<SiteFact of="stars" />', [[remarkSiteFacts, facts]])).rejects.toThrow(
    'Facts: samples, latest-post.',
  );
});
