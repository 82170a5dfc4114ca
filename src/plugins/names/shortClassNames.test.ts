import {expect, it} from 'vitest';
import {shortenClassNames} from './shortClassNames.ts';

it('shortens the names of CSS modules and leaves other rules alone', () => {
  const css = {
    loader: 'css-loader',
    options: {modules: {localIdentName: '[local]', exportOnlyLocals: true}},
  };
  const plain = {loader: 'css-loader', options: {importLoaders: 1}};
  const rules = [{test: /\.css$/, use: [plain]}, {use: ['style-loader', css]}, {type: 'asset'}];
  shortenClassNames({module: {rules}});
  expect(css.options.modules).toEqual({
    localIdentName: 'c_[contenthash:base64:5]',
    exportOnlyLocals: true,
  });
  expect(plain.options).toEqual({importLoaders: 1});
});

it('fails when no rule names classes', () => {
  expect(() => shortenClassNames({module: {rules: [{use: 'css-loader'}]}})).toThrow(
    'no longer has a rule of css-loader',
  );
});
