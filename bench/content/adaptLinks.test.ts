import {expect, it} from 'vitest';
import {adaptLinks} from './adaptLinks.ts';

const origin = 'https://docs.example';

it('makes links to twins links to pages, with their hash, and leaves other sites alone', () => {
  const text =
    'See [one](https://docs.example/docs/one.md#part), [two](https://docs.example/blog/two.md), [npm](https://npm.example/x.md).\n';
  expect(adaptLinks(text, origin, (path) => `${path}/`)).toBe(
    'See [one](/docs/one/#part), [two](/blog/two/), [npm](https://npm.example/x.md).\n',
  );
});

it('escapes in text what MDX reads as code, and leaves code as it is', () => {
  const text = 'A \\<T> with {braces} and `Map<K, V>`.\n\n```ts\nconst x: Map<K> = {};\n```\n';
  expect(adaptLinks(text, origin, (path) => path)).toBe(
    'A \\<T> with \\{braces} and `Map<K, V>`.\n\n```ts\nconst x: Map<K> = {};\n```\n',
  );
});
