import {readFileSync} from 'node:fs';
import {isAbsolute} from 'node:path';
import {expect, it} from 'vitest';

it('X numbers no chunk by the folder that the site was built in', () => {
  const registry = readFileSync('.docusaurus/registry.js', 'utf8');
  const paths = [...registry.matchAll(/require\.resolveWeak\("([^"]+)"\)/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => isAbsolute(path))).toEqual([]);
});
