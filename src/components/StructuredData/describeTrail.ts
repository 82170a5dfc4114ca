import {pageAddress} from './siteFacts.ts';
import type {SiteFacts} from './siteFacts.ts';

/** A page on the way from the home page to the one that is open. */
export type TrailStep = {readonly name: string; readonly permalink: string};

/** The way from the home page to the open page, which is the last step. */
export function describeTrail(site: SiteFacts, steps: readonly TrailStep[]) {
  const trail = [{name: site.title, permalink: site.baseUrl}, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({name, permalink}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(site, permalink),
    })),
  };
}
