import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LibraryTypes} from 'expo-iap-api-data/packages';
import ts from 'typescript';

const DECLARATION = 'plugin/build/withIAP.d.ts';
const NO_OPTIONS = /\bConfigPlugin<void>/;

/** Finds out whether the config plugin of a patch of the library takes options. */
export function readPlugin({folder, patch}: LibraryTypes): PluginFacts {
  const file = path.join(folder, DECLARATION);
  // A record of types that we wrote ourselves has no plugin; the plugin of 2.6 takes none, as later ones.
  const declared = existsSync(file) ? readFileSync(file, 'utf8') : 'ConfigPlugin<void>';
  return {patch, takesOptions: !NO_OPTIONS.test(declared)};
}

type Kind = 'string' | 'number' | 'boolean' | 'object' | 'list';

/** What `expo-build-properties` takes for each platform: names of settings, and the kind of value of each. */
const buildProperties: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  android: {
    buildToolsVersion: 'string',
    compileSdkVersion: 'number',
    enablePngCrunchInReleaseBuilds: 'boolean',
    enableProguardInReleaseBuilds: 'boolean',
    enableShrinkResourcesInReleaseBuilds: 'boolean',
    extraMavenRepos: 'list',
    extraProguardRules: 'string',
    kotlinVersion: 'string',
    manifestQueries: 'object',
    minSdkVersion: 'number',
    newArchEnabled: 'boolean',
    packagingOptions: 'object',
    targetSdkVersion: 'number',
    usesCleartextTraffic: 'boolean',
  },
  ios: {
    ccacheEnabled: 'boolean',
    deploymentTarget: 'string',
    extraPods: 'list',
    newArchEnabled: 'boolean',
    privacyManifestAggregationEnabled: 'boolean',
    useFrameworks: 'string',
  },
};

/** What the config plugin of the library takes. */
export type PluginFacts = {readonly patch: string; readonly takesOptions: boolean};

/** A node of the config that is wrong, and why. */
export type ConfigProblem = {readonly node: ts.Node; readonly message: string};

/** Plugins that an app config of ours may name. */
const KNOWN_PLUGINS = [
  ...['expo-iap', 'expo-build-properties', 'expo-dev-client', 'expo-router', 'expo-splash-screen'],
  ...['expo-font', 'expo-secure-store', 'expo-web-browser'],
];

/** Checks the plugins of an app config. */
export function checkAppConfig(root: ts.Node, plugin: PluginFacts): ConfigProblem[] {
  const expo = property(root, 'expo');
  if (!expo) return [{node: root, message: 'Everything in app.json must be under the key "expo".'}];
  const plugins = property(expo, 'plugins');
  if (!plugins) return [];
  if (!ts.isArrayLiteralExpression(plugins)) {
    return [{node: plugins, message: '"plugins" must be a list of plugins.'}];
  }
  return plugins.elements.flatMap((entry) => checkEntry(entry, plugin));
}

function checkEntry(entry: ts.Expression, plugin: PluginFacts): ConfigProblem[] {
  const [name, options] = ts.isArrayLiteralExpression(entry) ? entry.elements : [entry];
  if (!name || !ts.isStringLiteral(name)) {
    return [
      {node: entry, message: 'A plugin must be a name, or a list of a name and its options.'},
    ];
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
): ConfigProblem[] {
  if (!options || takesOptions) return [];
  const message = `The config plugin of expo-iap ${patch} takes no options. Write "expo-iap".`;
  return [{node: entry, message}];
}

function checkBuildProperties(
  entry: ts.Expression,
  options: ts.Expression | undefined,
): ConfigProblem[] {
  if (!options || !ts.isObjectLiteralExpression(options)) {
    const message =
      'expo-build-properties has no effect without options. Write ["expo-build-properties", {…}].';
    return [{node: entry, message}];
  }
  return entries(options).flatMap(({name: platform, value}) => {
    const kinds = buildProperties[platform.text];
    if (!kinds) {
      const message = `expo-build-properties accepts android and ios, not "${platform.text}".`;
      return [{node: platform, message}];
    }
    return entries(value).flatMap(({name, value: setting}) => {
      const what = `${platform.text}.${name.text}`;
      const kind = kinds[name.text];
      if (kind === kindOf(setting)) return [];
      if (kind) return [{node: setting, message: `${what} of expo-build-properties is a ${kind}.`}];
      const known = Object.keys(kinds).join(', ');
      return [{node: name, message: `expo-build-properties has no ${what}. It has: ${known}.`}];
    });
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

function kindOf(node: ts.Node): Kind {
  if (ts.isStringLiteral(node)) return 'string';
  if (ts.isNumericLiteral(node)) return 'number';
  if (ts.isArrayLiteralExpression(node)) return 'list';
  if (ts.isObjectLiteralExpression(node)) return 'object';
  return 'boolean';
}

/** Returns the value of a property when the node is an object that has it. */
export function property(node: ts.Node | undefined, name: string): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties
    .filter(ts.isPropertyAssignment)
    .find((entry) => ts.isStringLiteral(entry.name) && entry.name.text === name)?.initializer;
}
