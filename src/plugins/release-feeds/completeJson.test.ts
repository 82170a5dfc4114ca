import {expect, it} from 'vitest';
import {completeJson} from './completeJson.ts';

const facts = {address: 'https://example.com/blog/feed.json', language: 'en'};

it('says where the feed is and in which language, and names authors as version 1.1 does', () => {
  const feed = {
    version: 'https://jsonfeed.org/version/1',
    items: [{id: '1', author: {name: 'A'}}, {id: '2'}],
  };
  expect(JSON.parse(completeJson(JSON.stringify(feed), facts))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://example.com/blog/feed.json',
    language: 'en',
    items: [{id: '1', authors: [{name: 'A'}]}, {id: '2'}],
  });
});

it('refuses what is not a feed', () => {
  expect(() => completeJson('{"entries": []}', facts)).toThrow('feed.json has no list "items"');
});
