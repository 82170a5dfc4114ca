import type {PageHeading} from './headingInView.ts';

/** What a report says about the page. */
export type ReportedPage = {
  readonly title: string;
  /** Complete address of the page. */
  readonly address: string;
  /** Label of the docs version; posts have none. */
  readonly version?: string | undefined;
};

const NEW_ISSUE = 'https://github.com/hyochan/expo-iap/issues/new';

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
  return `${NEW_ISSUE}?${query}`;
}
