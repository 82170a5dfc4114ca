import {join} from 'node:path';
import type {Options} from '@docusaurus/preset-classic';
import classicPreset from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, PluginOptions, Preset} from '@docusaurus/types';

/** The classic preset with our variants of its theme and of its blog. */
export default function preset(context: LoadContext, options: Options): Preset {
  const {themes = [], plugins = [], ...classic} = classicPreset(context, options);
  return {
    ...classic,
    themes: replace(themes, 'theme-classic', [join(__dirname, 'theme.ts'), {...options.theme}]),
    plugins: replace(plugins, 'plugin-content-blog', [
      join(__dirname, 'blog.ts'),
      {...(options.blog || undefined)},
    ]),
  };
}

function replace(
  entries: PluginConfig[],
  name: string,
  by: [string, PluginOptions],
): PluginConfig[] {
  const isNamed = (entry: PluginConfig): boolean => {
    const path: unknown = Array.isArray(entry) ? entry[0] : entry;
    return typeof path === 'string' && path.includes(name);
  };
  if (entries.filter(isNamed).length !== 1)
    throw new Error(
      `@docusaurus/preset-classic no longer has exactly one ${name}, which src/plugins/preset replaces: compare the two.`,
    );
  return entries.map((entry) => (isNamed(entry) ? by : entry));
}
