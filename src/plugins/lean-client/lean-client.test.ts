import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const load = createRequire(import.meta.url);
const dropSettings: (source: string) => string = load('./dropSettings.cjs');

it('leaves the settings that browsers read', () => {
  const source = '/* generated */\nexport default {"title": "A", "presets": [["p", {"a": {}}]]};\n';
  expect(dropSettings(source)).toBe('export default {"title":"A"};');
});
