import {type LaunchRule, launchRules} from 'expo-iap-api-data/launch/launchRules';
import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {runSteps} from '../markdown/testing/runSteps.ts';
import {remarkMarks} from './remarkMarks.ts';
import {remarkTicks} from './remarkTicks.ts';

const stores: readonly LaunchRule['store'][] = ['ios', 'android', 'both'];
const ordered = stores.flatMap((store) => launchRules.filter((rule) => rule.store === store));

it('gives each rule a box below its store, and says above how many there are', async () => {
  let headings: unknown[] = [];
  let boxed = true;
  const read = () => (tree: Root) => {
    headings = tree.children.map(({type, data}) => data?.hProperties?.['id'] ?? type);
    boxed = JSON.stringify(tree).includes('"checked":false');
  };
  const page = await runSteps(
    'Text.\n\n<LaunchList />\n\nText.',
    [remarkMarks, remarkTicks, read],
    'docs/guides/launch.mdx',
  );
  expect(headings).toEqual([
    ...['paragraph', 'mdxJsxFlowElement'],
    ...['app-store', 'list', 'google-play', 'list', 'both-stores', 'list'],
    'paragraph',
  ]);
  expect(page).toContain(`<Ticks> total="${launchRules.length}"`);
  const boxes = [...page.matchAll(/<input> .* value="([a-z-]+)"\n +text "(.+)"\n/g)];
  expect(boxes.map(([, id, tick]) => ({id, tick}))).toEqual(
    ordered.map(({id, tick}) => ({id, tick})),
  );
  // The box of Markdown itself is only a picture.
  expect(boxed).toBe(false);
});

it('needs a version', async () => {
  await expect(runSteps('<LaunchList />', [remarkMarks], 'blog/post.mdx')).rejects.toThrow(
    'blog/post.mdx:1: This mark belongs on a docs page',
  );
});
