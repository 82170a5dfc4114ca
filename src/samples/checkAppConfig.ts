import ts from 'typescript';
import {androidProperties, iosProperties, type PropertyKinds} from './buildProperties.ts';
import {property} from './jsonProperty.ts';

/** What the config plugin of the library takes. */
export type PluginFacts = {readonly patch: string; readonly takesOptions: boolean};

/** A node of the config that is wrong, and why. */
export type ConfigFault = {readonly node: ts.Node; readonly message: string};

/** Plugins that an app config of ours may name. */
const KNOWN_PLUGINS = [
  ...['expo-iap', 'expo-build-properties', 'expo-dev-client', 'expo-router', 'expo-splash-screen'],
  ...['expo-font', 'expo-secure-store', 'expo-web-browser'],
];

/** Checks the plugins of an app config. */
export function checkAppConfig(root: ts.Node, plugin: PluginFacts): ConfigFault[] {
  const expo = property(root, 'expo');
  if (!expo) return [{node: root, message: 'An app.json has everything under the key "expo".'}];
  const plugins = property(expo, 'plugins');
  if (!plugins) return [];
  if (!ts.isArrayLiteralExpression(plugins)) {
    return [{node: plugins, message: '"plugins" must be a list of plugins.'}];
  }
  return plugins.elements.flatMap((entry) => checkEntry(entry, plugin));
}

function checkEntry(entry: ts.Expression, plugin: PluginFacts): ConfigFault[] {
  const [name, options] = ts.isArrayLiteralExpression(entry) ? entry.elements : [entry];
  if (!name || !ts.isStringLiteral(name)) {
    return [{node: entry, message: 'A plugin is a name, or a list of a name and its options.'}];
  }
  if (name.text === 'expo-iap') return checkIap(entry, options, plugin);
  if (name.text === 'expo-build-properties') return checkBuildProperties(entry, options);
  if (KNOWN_PLUGINS.includes(name.text) || name.text.startsWith('./')) return [];
  const message = `Unknown plugin "${name.text}". Known plugins: ${KNOWN_PLUGINS.join(', ')}.`;
  return [{node: name, message}];
}

function checkIap(
  entry: ts.Expression,
  options: ts.Expression | undefined,
  {patch, takesOptions}: PluginFacts,
): ConfigFault[] {
  if (!options || takesOptions) return [];
  const message = `The config plugin of expo-iap ${patch} takes no options. Write "expo-iap".`;
  return [{node: entry, message}];
}

function checkBuildProperties(
  entry: ts.Expression,
  options: ts.Expression | undefined,
): ConfigFault[] {
  if (!options || !ts.isObjectLiteralExpression(options)) {
    const message =
      'expo-build-properties does nothing without options. Write ["expo-build-properties", {…}].';
    return [{node: entry, message}];
  }
  return entries(options).flatMap(({name, value}) => {
    if (name.text === 'android') return checkPlatform('android', value, androidProperties);
    if (name.text === 'ios') return checkPlatform('ios', value, iosProperties);
    return [
      {node: name, message: `expo-build-properties knows android and ios, not "${name.text}".`},
    ];
  });
}

function checkPlatform(platform: string, value: ts.Node, kinds: PropertyKinds): ConfigFault[] {
  return entries(value).flatMap(({name, value: setting}) => {
    const kind = kinds[name.text];
    if (!kind) {
      const known = Object.keys(kinds).join(', ');
      const message = `expo-build-properties has no ${platform}.${name.text}. It has: ${known}.`;
      return [{node: name, message}];
    }
    if (kind === kindOf(setting)) return [];
    return [
      {node: setting, message: `${platform}.${name.text} of expo-build-properties is a ${kind}.`},
    ];
  });
}

function entries(node: ts.Node): {name: ts.StringLiteral; value: ts.Expression}[] {
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties
    .filter(ts.isPropertyAssignment)
    .flatMap(({name, initializer}) =>
      ts.isStringLiteral(name) ? [{name, value: initializer}] : [],
    );
}

function kindOf(node: ts.Node): string {
  if (ts.isStringLiteral(node)) return 'string';
  if (ts.isNumericLiteral(node)) return 'number';
  if (ts.isArrayLiteralExpression(node)) return 'list';
  if (ts.isObjectLiteralExpression(node)) return 'object';
  return 'boolean';
}
