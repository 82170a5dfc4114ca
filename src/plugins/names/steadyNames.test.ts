import {rspack} from '@docusaurus/faster';
import {expect, it} from 'vitest';
import type {Configuration} from 'webpack';
import {steadyNames} from './steadyNames.ts';

/** Code with more names than there are letters, so that digits are used too, and a text that has one digit often. */
const code = (text: string): string => {
  const names = Array.from({length: 200}, (_, index) => `name${index}`);
  const functions = names.map(
    (name, index) => `function ${name}(a) {return a > ${index} ? ${names[index + 1]}(a) : [a]}`,
  );
  return `globalThis.text = '${text}'; globalThis.all = [${names.join()}]; ${functions.join('\n')}`;
};

async function bundle(text: string): Promise<string> {
  const config: Configuration = {
    optimization: {minimizer: [Object(new rspack.SwcJsMinimizerRspackPlugin())]},
  };
  steadyNames(config);
  const compiler = rspack({
    mode: 'production',
    entry: `data:text/javascript;base64,${Buffer.from(code(text)).toString('base64')}`,
    optimization: {minimizer: [Object(config.optimization?.minimizer?.[0])]},
  });
  return new Promise((resolve, reject) => {
    compiler.hooks.shouldEmit.tap('test', ({assets}) => {
      resolve(String(assets['main.js']?.source()));
      return false;
    });
    compiler.run((error) => (error ? reject(error) : compiler.close(() => undefined)));
  });
}

it('gives the same names whatever hash a file contains', async () => {
  const [one = '', other = ''] = [await bundle('3'.repeat(99)), await bundle('4'.repeat(99))];
  expect(one).toContain('333');
  expect(one).not.toContain('name7');
  expect(other.replaceAll('4'.repeat(99), '3'.repeat(99))).toBe(one);
});

it('fails when there is no such minimizer, and lets a build without one be', () => {
  expect(() => steadyNames({optimization: {minimizer: []}})).toThrow('no longer minimizes');
  expect(() => steadyNames({optimization: {minimize: false}})).not.toThrow();
});
