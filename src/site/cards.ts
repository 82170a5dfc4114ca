/** What a social card shows, and the page it belongs to. */
export type Card = {
  /** Address of the page in the router, with the base URL. */
  readonly permalink: string;
  readonly title: string;
  /** Part of the site, for example `Documentation 2.7`; empty on the site's own card. */
  readonly section: string;
};

/** Size of a card in pixels. */
export const CARD_SIZE = {width: 1200, height: 630} as const;

/** Section of a release post. */
export const BLOG_SECTION = 'Release blog';

/** Section of a docs page; a remark such as "(Current)" in the label will not stay true and is left out. */
export function docsSection(versionLabel: string): string {
  return `Documentation ${versionLabel.replace(/\s*\(.*\)$/, '')}`;
}

/** Path of a page's card below the base URL; page and plugin compute it alike. */
export function cardPath(permalink: string, baseUrl: string): string {
  const route = permalink.slice(baseUrl.length).replace(/\/$/, '');
  return `img/cards/${route === '' ? 'index' : route}.png`;
}

/** Describes in words what the card shows. */
export function cardAlt(siteTitle: string, {section, title}: Omit<Card, 'permalink'>): string {
  return section === '' ? `${siteTitle}: ${title}` : `${siteTitle}, ${section}: ${title}`;
}
