import {createRequire} from 'node:module';
import {expect, it, vi} from 'vitest';

const loader: (this: object, source: string) => string = createRequire(import.meta.url)(
  './dropKeys.cjs',
);

const missing = vi.fn();
const dropKeys = (source: string, keys: readonly string[]): string =>
  loader.call({getOptions: () => ({keys, missing})}, source);

it('leaves the settings that browsers read', () => {
  const settings = {title: 'A', plugins: [['p', {a: {}}]], markdown: {}, theme: {a: {b: 1, c: 2}}};
  const source = `/* generated */\nexport default ${JSON.stringify(settings, null, 2)};\n`;
  expect(dropKeys(source, ['plugins', 'markdown', 'theme.a.b'])).toBe(
    '/* generated */\nexport default {"title":"A","theme":{"a":{"c":2}}};\n',
  );
});

it('keeps the version of the site alone, and says which keys are not there', () => {
  const versions = {docusaurusVersion: '3', pluginVersions: {a: {type: 'package'}}};
  const keys = ['pluginVersions'];
  expect(dropKeys(JSON.stringify(versions), keys)).toBe('{"docusaurusVersion":"3"}');
  expect(missing).not.toHaveBeenCalled();
  dropKeys('{"docusaurusVersion":"3"}', keys);
  expect(missing).toHaveBeenLastCalledWith(keys);
  dropKeys('{"a":{"b":1}}', ['a.b', 'a.c', 'd.e']);
  expect(missing).toHaveBeenLastCalledWith(['a.c', 'd.e']);
});
