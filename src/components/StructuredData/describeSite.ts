import {fileAddress, pageAddress} from './siteFacts.ts';
import type {SiteFacts} from './siteFacts.ts';

/** The site itself; stands on the home page alone. */
export function describeSite(site: SiteFacts) {
  const url = pageAddress(site, site.baseUrl);
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name: site.title,
    description: site.tagline,
    inLanguage: 'en',
    publisher: describePublisher(site),
  };
}

/** Who publishes the site. */
export function describePublisher(site: SiteFacts) {
  const url = pageAddress(site, site.baseUrl);
  return {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    url,
    name: site.title,
    logo: {'@type': 'ImageObject', url: fileAddress(site, 'img/mark.svg')},
  };
}
