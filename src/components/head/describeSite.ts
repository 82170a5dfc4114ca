/** What the descriptions need to know about the site. */
export type SiteFacts = {
  readonly title: string;
  readonly tagline: string;
  /** Public address without a path. */
  readonly url: string;
  readonly baseUrl: string;
};

/** Returns the full address of a page in the form that its canonical link has. */
export function pageAddress({url, baseUrl}: SiteFacts, permalink: string): string {
  return url + (permalink === baseUrl ? permalink : permalink.replace(/\/$/, ''));
}

/** Returns the full address of a file, given its path below the base URL. */
export function fileAddress({url, baseUrl}: SiteFacts, path: string): string {
  return `${url}${baseUrl}${path}`;
}

/** The site itself; only on the home page. */
export function describeSite(site: SiteFacts) {
  return {
    ...describe('WebSite', site),
    description: site.tagline,
    inLanguage: 'en',
    publisher: describePublisher(site),
  };
}

/** Who publishes the site. */
export function describePublisher(site: SiteFacts) {
  return {
    ...describe('Organization', site),
    logo: {'@type': 'ImageObject', url: fileAddress(site, 'img/mark.svg')},
  };
}

function describe(type: 'WebSite' | 'Organization', site: SiteFacts) {
  const url = pageAddress(site, site.baseUrl);
  return {'@type': type, '@id': `${url}#${type.toLowerCase()}`, url, name: site.title};
}
