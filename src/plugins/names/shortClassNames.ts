import type {Configuration, RuleSetRule, RuleSetUseItem} from 'webpack';

/**
 * Names the classes of CSS modules by their hash alone, behind one letter that tells them from words. Their own names
 * would be in the styles, in the elements and in the scripts of a page, for nobody. Browsers and the server need the same.
 */
export function shortenClassNames({module}: Configuration): void {
  const rules = (module?.rules ?? []).filter((rule) => typeof rule === 'object' && rule !== null);
  const modules = rules.flatMap(itemsOf).flatMap(moduleOptions);
  if (modules.length === 0)
    throw new Error(
      'Docusaurus no longer has a rule of css-loader with a localIdentName, which src/plugins/names shortens: find out where it names the classes of CSS modules.',
    );
  for (const options of modules) options.localIdentName = 'c_[contenthash:base64:5]';
}

function itemsOf({use}: RuleSetRule): RuleSetUseItem[] {
  return Array.isArray(use) ? use.filter((item) => typeof item === 'object' && item !== null) : [];
}

type ModuleOptions = {localIdentName: unknown};

function moduleOptions(item: RuleSetUseItem): ModuleOptions[] {
  if (typeof item !== 'object' || typeof item.options !== 'object') return [];
  const {modules} = item.options;
  return isModuleOptions(modules) ? [modules] : [];
}

function isModuleOptions(modules: unknown): modules is ModuleOptions {
  return typeof modules === 'object' && modules !== null && 'localIdentName' in modules;
}
