import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import themeClassic from '@docusaurus/theme-classic';
import type {PluginOptions} from '@docusaurus/theme-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compileStartup, withStartup} from './withStartup.ts';
import {withoutInlineStyle} from './withoutInlineStyle.ts';

export {validateOptions, validateThemeConfig} from '@docusaurus/theme-classic/lib/options';

/**
 * The classic theme without what this site must not ship: Prism in the browser (code is highlighted at
 * build time) and `style` attributes (the content security policy forbids them), and with a retry that needs no other script.
 */
export default function classicTheme(
  context: LoadContext,
  options: PluginOptions,
): Plugin<undefined> {
  const theme = themeClassic(context, options);
  const folder = dirname(
    createRequire(join(context.siteDir, 'package.json')).resolve('@docusaurus/theme-classic'),
  );
  return {
    ...theme,
    getThemePath: () => join(folder, 'theme'),
    getTypeScriptThemePath: () => join(folder, '../src/theme'),
    getClientModules: () =>
      (theme.getClientModules?.() ?? [])
        .filter((module) => module !== './prism-include-languages')
        .map((module) => (module.startsWith('./') ? join(folder, module) : module)),
    injectHtmlTags: (args) =>
      withStartup(
        withoutInlineStyle(theme.injectHtmlTags?.(args) ?? {}),
        compileStartup(join(__dirname, '../../inline/startup.ts'), context.siteStorage.namespace),
      ),
  };
}
