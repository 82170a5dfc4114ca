import type {Plugin} from '@docusaurus/types';
import {builtSite, type SiteContent, siteContent} from './builtSite.ts';
import {watchModules} from './watchModules.ts';

/** Completes the built site. All of it is in one plugin, because Docusaurus runs the hooks of several at once. */
export default function finish(): Plugin {
  const bundled = new Set<string>();
  let content: SiteContent = {docs: undefined, blog: undefined};
  return {
    name: 'finish',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {plugins: [watchModules((files) => files.forEach((file) => bundled.add(file)))]},
    async allContentLoaded({allContent}) {
      content = siteContent(allContent);
    },
    async postBuild(props) {
      // The dev server never needs what the steps import.
      const {finishSite, timedSteps} = await import('./finishSite.ts');
      const site = builtSite(props, {content, bundledFiles: [...bundled]});
      await finishSite(site, timedSteps(console.info));
    },
  };
}
