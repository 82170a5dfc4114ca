import {join} from 'node:path';
import classicPreset from '@docusaurus/preset-classic';
import type {Options} from '@docusaurus/preset-classic';
import type {LoadContext, Preset} from '@docusaurus/types';

/** The classic preset with our variants of its theme, which is free of inline styles, and of its blog, which has better feeds. */
export default function preset(context: LoadContext, options: Options): Preset {
  const classic = classicPreset(context, options);
  const theme = join(__dirname, '../classic-theme/index.ts');
  const themes = (classic.themes ?? []).map((entry) =>
    isNamed(entry, 'theme-classic') ? [theme, options.theme ?? {}] : entry,
  );
  const blog = join(__dirname, '../release-feeds/index.ts');
  const plugins = (classic.plugins ?? []).map((entry) =>
    isNamed(entry, 'plugin-content-blog') ? [blog, options.blog ?? {}] : entry,
  );
  return {
    ...classic,
    themes: themes as Preset['themes'] & object,
    plugins: plugins as Preset['plugins'] & object,
  };
}

function isNamed(entry: unknown, name: string): boolean {
  const [path] = Array.isArray(entry) ? entry : [entry];
  return typeof path === 'string' && path.includes(name);
}
