import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import type {PluginOptions} from './options.ts';
import {validateOptions} from './validateOptions.ts';

const read = (options: object) =>
  validateOptions({
    // Docusaurus passes this function, which adds the id of the plugin.
    validate: (schema, given) => normalizePluginOptions(schema as never, given as never) as never,
    options: options as PluginOptions,
  });

it('accepts what the README names', () => {
  const options = {
    kinds: [{name: 'docs', match: 'docs/**'}],
    eager: ['404'],
    acts: './acts.ts',
    trim: true,
    laterSheets: ['play'],
    policy: {directives: {'img-src': ['https:']}, refuseStyles: true, mostScripts: 2},
  };
  expect(read(options)).toMatchObject(options);
});

it.each([[{kind: []}], [{kinds: [{name: 'docs'}]}], [{policy: {unsafe: true}}], [{eager: '404'}]])(
  'refuses %j',
  (options) => {
    expect(() => read(options)).toThrow();
  },
);
