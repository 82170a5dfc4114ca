import {site} from '../../site/identity.ts';
import {READING_LINE} from '../contents/useReadingPlace.ts';

/** What a report says about the page. */
export type ReportedPage = {
  readonly title: string;
  /** Complete address of the page. */
  readonly address: string;
  /** Label of the docs version; posts have none. */
  readonly version?: string | undefined;
};

/** A heading that a link can point to. */
export type PageHeading = {readonly id: string; readonly text: string};

/** Address of a form for a new issue that names the page, and the section when it is known. */
export function reportAddress(page: ReportedPage, section?: PageHeading): string {
  const place = section ? `${page.address}#${encodeURIComponent(section.id)}` : page.address;
  const lines = [
    `Page: ${place}`,
    ...(page.version === undefined ? [] : [`Docs version: ${page.version}`]),
    ...(section ? [`Section: ${section.text}`] : []),
    '',
    'What is wrong or missing:',
    '',
  ];
  const query = new URLSearchParams({title: `Docs: ${page.title}`, body: lines.join('\n')});
  return `${site.reports}/new?${query}`;
}

/** The heading that the reader is at; undefined above the first one. */
export function headingInView(page: Document): PageHeading | undefined {
  const headings = [...page.querySelectorAll('article :is(h2, h3, h4)[id]')];
  const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= READING_LINE);
  // At its top a page is read as a whole, however short its first section is.
  const found = page.defaultView?.scrollY === 0 ? undefined : passed.at(-1);
  return found && {id: found.id, text: found.textContent?.trim() ?? ''};
}
