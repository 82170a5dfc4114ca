import {expect, it} from 'vitest';
import {withRetry} from './withRetry.ts';

it('E2 the script of the page learns to reload, and no tag is added', () => {
  const sprite = {tagName: 'svg', innerHTML: '<symbol/>'};
  const {preBodyTags} = withRetry({
    preBodyTags: [sprite, {tagName: 'script', innerHTML: 'mode();'}],
  });
  expect(preBodyTags).toEqual([
    sprite,
    {tagName: 'script', innerHTML: expect.stringMatching(/^mode\(\);[^]*data-reload/)},
  ]);
});
