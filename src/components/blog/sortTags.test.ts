import {expect, it, vi} from 'vitest';
import {sortTags} from './sortTags.ts';

const tag = (label: string) => ({label, permalink: `/${label}`, count: 1, description: undefined});

it('has one order in every browser, whatever its language', () => {
  const compare = String.prototype.localeCompare;
  // A browser whose own order puts capitals first, as WebKit does without a language.
  vi.spyOn(String.prototype, 'localeCompare').mockImplementation(function (
    this: string,
    that: string,
    locale,
  ) {
    return locale === undefined ? (this < that ? -1 : 1) : compare.call(this, that, locale);
  });
  const tags = ['Types', 'API', 'iOS', 'In-App Purchase', 'Android'].map(tag);
  const sorted = sortTags([...tags, {...tag('Release'), count: 2}]);
  expect(sorted.map(({label}) => label)).toEqual([
    ...['Release', 'Android', 'API', 'In-App Purchase', 'iOS', 'Types'],
  ]);
});
