import {expect, it} from 'vitest';
import {readPaint} from './measureLighthouse.ts';

it('reads the largest paint, or says why there is none', () => {
  const audits = {'largest-contentful-paint': {numericValue: 1062.5}};
  expect(readPaint(JSON.stringify({audits}), '/docs')).toBe(1062.5);
  const runtimeError = {message: 'The page did not paint'};
  expect(() => readPaint(JSON.stringify({audits: {}, runtimeError}), '/docs')).toThrow(
    'no largest paint on /docs: The page did not paint.',
  );
});
