import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsVersions, versionRoot} from '../../site/versions.ts';
import {environment} from '../../config/environment.ts';

/** Adds a route at the root of every docs version, which leads to its introduction. */
export default function versionRoots({baseUrl}: LoadContext): Plugin {
  return {
    name: 'version-roots',
    contentLoaded({actions}) {
      for (const entry of docsVersions) {
        if (environment.onlyVersion !== undefined && environment.onlyVersion !== entry.version)
          continue;
        const path = `${baseUrl}${versionRoot(entry).slice(1)}`;
        actions.addRoute({
          path,
          exact: true,
          component: '@site/src/components/versions/VersionRoot.tsx',
          customData: {label: entry.label, intro: `${path}/intro`},
        });
      }
    },
  };
}
