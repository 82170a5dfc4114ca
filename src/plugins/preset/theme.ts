import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {PluginOptions} from '@docusaurus/theme-classic';
import themeClassic from '@docusaurus/theme-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleInline, bundleStartup} from 'docusaurus-first-view/bundle-startup';
import {withoutInlineStyle, withScripts} from './inlineTags.ts';

export {validateOptions, validateThemeConfig} from '@docusaurus/theme-classic/lib/options';

/** Prism in the browser, which this site does without: code is highlighted when it is built. */
const PRISM = './prism-include-languages';

/** The classic theme without Prism and without `style` attributes, which the policy refuses, and with our inline scripts. */
export default function classicTheme(
  context: LoadContext,
  options: PluginOptions,
): Plugin<undefined> {
  const theme = themeClassic(context, options);
  const folder = dirname(
    createRequire(join(context.siteDir, 'package.json')).resolve('@docusaurus/theme-classic'),
  );
  const {namespace} = context.siteStorage;
  const inline = (name: string): string => join(__dirname, '../../inline', name);
  const modules = theme.getClientModules?.() ?? [];
  if (!modules.includes(PRISM))
    throw new Error(
      `The classic theme no longer loads ${PRISM}: read its getClientModules and change src/plugins/preset/theme.ts.`,
    );
  return {
    ...theme,
    getThemePath: () => join(folder, 'theme'),
    getTypeScriptThemePath: () => join(folder, '../src/theme'),
    getClientModules: () =>
      modules
        .filter((module) => module !== PRISM)
        .map((module) => (module.startsWith('./') ? join(folder, module) : module)),
    injectHtmlTags: (args) =>
      withScripts(withoutInlineStyle(theme.injectHtmlTags?.(args) ?? {}), {
        beforePaint: bundleInline(inline('beforePaint.ts'), {namespace}),
        startup: bundleStartup({namespace, acts: inline('acts.ts')}),
      }),
  };
}
