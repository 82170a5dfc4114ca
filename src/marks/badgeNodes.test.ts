import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {badgesOf} from './badgeNodes.ts';

it('shows the patches that the evidence leaves open, not the one that the git history names', () => {
  const sinceRange = {after: '2.8.0', upTo: '2.8.7'};
  const removedRange = {after: '2.7.5', upTo: '2.8.0'};
  const words = badgesOf({
    platform: 'both',
    ...{since: '2.8.1', sinceRange},
    deprecated: {since: '2.8.6', sinceRange, removedIn: '2.7.11', removedRange},
    gone: {patch: '2.7.11', range: removedRange},
  }).map((badge) => badge.map((node) => toString(node)).join(''));
  expect(words).toEqual([
    'since 2.8.1–2.8.7',
    'deprecated since 2.8.1–2.8.7, removed in 2.7.6–2.8.0',
    'removed in 2.7.6–2.8.0',
  ]);
});
