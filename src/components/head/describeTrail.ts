import {pageAddress, type SiteFacts} from './describeSite.ts';

/** A page on the way from the home page to the one that is open. */
export type TrailStep = {readonly name: string; readonly permalink: string};

/** Describes the trail from the home page to the open page, which is the last step. */
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

/** A sidebar level above a page. The address is missing when a category does not have a page. */
export type SidebarLevel = {
  readonly label: string;
  readonly href?: string | undefined;
};

/** Where a docs page is in the site. */
export type DocPlace = {
  readonly section: string;
  /** The page that the section starts with. */
  readonly start: string;
  readonly levels: readonly SidebarLevel[];
  readonly page: TrailStep;
};

/** The trail to a docs page: its version, the categories that have a page, the page itself. */
export function docTrail({section, start, levels, page}: DocPlace): TrailStep[] {
  if (samePage(page.permalink, start)) return [{name: section, permalink: page.permalink}];
  const categories = levels.flatMap(({label, href}) =>
    href === undefined || samePage(href, page.permalink) ? [] : [{name: label, permalink: href}],
  );
  return [{name: section, permalink: start}, ...categories, page];
}

function samePage(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '');
}
