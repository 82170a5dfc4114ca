import {findAll} from 'docusaurus-first-view/this-page';
import {keptVersion} from './stored.ts';

/**
 * Names the version that React will name, and leads to it. A page of the docs has it in its HTML. Every other page says
 * the latest there, where the reader may have chosen another, and a missing page does not know the version of its address.
 */
export function showChosenVersion(): void {
  const versions = findAll<HTMLAnchorElement>(
    'html:not(.plugin-docs) .dropdown__link[data-version]',
  );
  const chosen =
    versions.find((link) => link.matches('.dropdown__link--active')) ??
    versions.findLast(({href}) => location.href.startsWith(href.replace(/[^/]*$/, ''))) ??
    versions.find(({dataset}) => dataset['version'] === keptVersion());
  if (chosen) {
    chosen.closest('details')?.firstElementChild?.replaceChildren(chosen.text);
    for (const link of findAll<HTMLAnchorElement>('.navbar [href$="/intro"]:not([data-version])'))
      link.href = chosen.href;
  }
}
