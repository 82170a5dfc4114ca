import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LibraryTypes} from 'expo-iap-api-data/packages';
import {findNodeAtLocation, type Node} from 'jsonc-parser';

const DECLARATION = 'plugin/build/withIAP.d.ts';
const NO_OPTIONS = /\bConfigPlugin<void>/;

/** Finds out whether the config plugin of a patch of the library takes options. */
export function readPlugin({folder, patch}: LibraryTypes): PluginFacts {
  const file = path.join(folder, DECLARATION);
  // A record of types that we wrote ourselves has no plugin; the plugin of 2.6 takes none, as later ones.
  const declared = existsSync(file) ? readFileSync(file, 'utf8') : 'ConfigPlugin<void>';
  return {patch, takesOptions: !NO_OPTIONS.test(declared)};
}

/** What the config plugin of the library takes. */
export type PluginFacts = {readonly patch: string; readonly takesOptions: boolean};

/** A place of the config that is wrong, counted in characters, and why. */
export type ConfigProblem = {readonly offset: number; readonly message: string};

/** Plugins that an app config of ours may name. */
const KNOWN_PLUGINS = [
  ...['expo-iap', 'expo-build-properties', 'expo-dev-client', 'expo-router', 'expo-splash-screen'],
  ...['expo-font', 'expo-secure-store', 'expo-web-browser'],
];

/** Checks the plugins of an app config. */
export function checkAppConfig(root: Node, plugin: PluginFacts): ConfigProblem[] {
  const expo = findNodeAtLocation(root, ['expo']);
  if (!expo)
    return [{offset: root.offset, message: 'Everything in app.json must be under the key "expo".'}];
  const plugins = findNodeAtLocation(expo, ['plugins']);
  if (!plugins) return [];
  if (plugins.type !== 'array')
    return [{offset: plugins.offset, message: '"plugins" must be a list of plugins.'}];
  return (plugins.children ?? []).flatMap((entry) => {
    const message = pluginProblem(entry, plugin);
    return message === undefined ? [] : [{offset: entry.offset, message}];
  });
}

function pluginProblem(entry: Node, {patch, takesOptions}: PluginFacts): string | undefined {
  const [name, options] = entry.type === 'array' ? (entry.children ?? []) : [entry];
  if (typeof name?.value !== 'string')
    return 'A plugin must be a name, or a list of a name and its options.';
  if (name.value === 'expo-iap')
    return options && !takesOptions
      ? `The config plugin of expo-iap ${patch} takes no options. Write "expo-iap".`
      : undefined;
  return KNOWN_PLUGINS.includes(name.value) || name.value.startsWith('./')
    ? undefined
    : `Unknown plugin "${name.value}". Known plugins: ${KNOWN_PLUGINS.join(', ')}.`;
}
