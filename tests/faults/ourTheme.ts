import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Gives a small site the theme of this repository, as its own `src/theme` would be. */
export function ourTheme(): Plugin {
  return {
    // The pages of the tools import what the plugin of this name makes; a small site has none of them.
    name: 'site-routes',
    async contentLoaded({actions}) {
      await actions.createData('latest-sidebar.json', '[]');
    },
    getThemePath: () => join(__dirname, '../../src/theme'),
    configureWebpack(config) {
      // In a plugin, "original" would mean our own file again; "init" is what our file wraps.
      const aliases = Object.entries(config.resolve?.alias ?? {});
      const originals = aliases.filter(([name]) => name.startsWith('@theme-init/'));
      return {
        resolve: {
          alias: Object.fromEntries(
            originals.map(([name, file]) => [name.replace('init', 'original'), file]),
          ),
        },
      };
    },
  };
}
