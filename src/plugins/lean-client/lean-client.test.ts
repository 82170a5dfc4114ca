import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const load = createRequire(import.meta.url);
const dropModulePaths: (source: string) => string = load('./dropModulePaths.cjs');
const dropSettings: (source: string) => string = load('./dropSettings.cjs');

it('leaves the imports of the page parts and drops their names', () => {
  const part =
    '"0a": [() => import(/* webpackChunkName: "0a" */ "@site/a \\"b\\".mdx"), "@site/a \\"b\\".mdx", require.resolveWeak("@site/a \\"b\\".mdx")],';
  expect(dropModulePaths(part)).toBe(
    '"0a": [() => import(/* webpackChunkName: "0a" */ "@site/a \\"b\\".mdx"), "", require.resolveWeak("@site/a \\"b\\".mdx")],',
  );
});

it('leaves the settings that browsers read', () => {
  const source = '/* generated */\nexport default {"title": "A", "presets": [["p", {"a": {}}]]};\n';
  expect(dropSettings(source)).toBe('export default {"title":"A"};');
});
