import {expect, it} from 'vitest';
import {bundledFiles} from './bundledFiles.ts';

it('names files by their paths, also those beside a site whose packages are links, and none that is left out', () => {
  const input = {bytes: 1, imports: []};
  const inputs = {
    'src/main.ts': input,
    '../../../node_modules/react/index.js': input,
    '(disabled):../../../node_modules/source-map-support/index.js': input,
  };
  expect(bundledFiles('/site/.cache/bench/copy', {inputs})).toEqual([
    '/site/.cache/bench/copy/src/main.ts',
    '/site/node_modules/react/index.js',
  ]);
});
