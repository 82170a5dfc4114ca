import {expect, it} from 'vitest';
import {listSite, listVersion} from './lists.ts';
import {sampleSite} from './sampleSite.ts';

const [latest, old] = sampleSite.versions;
if (!latest || !old) throw new Error('The sample site needs two versions.');

it('lists the versions, the posts and the skills of the site', () => {
  const list = listSite(sampleSite);
  expect(list).toMatch(/^# Expo IAP\n\n> Purchases\. /);
  expect(list).toContain(
    '](https://example.org/docs/2.7/llms.txt): Only for apps with expo-iap 2.7.',
  );
  expect(list).toContain(
    '- [A \\[new\\] release](https://example.org/blog/post.md): 2025-08-19. What it changes.\n',
  );
  expect(list).toContain(
    '## Skills\n\n- [Buy](https://example.org/.well-known/agent-skills/buy/SKILL.md): How to buy.\n',
  );
});

it('lists the pages of a version under the headings of its sidebar', () => {
  expect(listVersion(sampleSite, latest)).toContain(
    '## Start\n\n- [Title of intro](https://example.org/docs/intro.md): About "intro" in 2.8.\n- [Title of guides/faq]',
  );
});

it('sends readers of an old version to the one to use', () => {
  const advice = 'New apps use [2.8](https://example.org/docs/llms.txt).';
  expect(listVersion(sampleSite, old)).toContain(advice);
  expect(listVersion(sampleSite, latest)).not.toContain('New apps use');
});
