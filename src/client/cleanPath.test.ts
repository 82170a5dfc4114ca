import {expect, it} from 'vitest';
import {cleanPath} from './cleanPath.ts';

it.each([
  ['/docs/intro.html', '/', '/docs/intro'],
  ['/docs/intro/index.html', '/', '/docs/intro'],
  ['/index.html', '/', '/'],
  ['/docs/intro', '/', '/docs/intro'],
  ['/expo-iap/index.html', '/expo-iap/', '/expo-iap/'],
  ['/expo-iap/blog.html', '/expo-iap/', '/expo-iap/blog'],
])('R14 %s under %s is %s', (pathname, baseUrl, clean) => {
  expect(cleanPath(pathname, baseUrl)).toBe(clean);
});
