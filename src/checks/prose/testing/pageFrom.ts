import {parsePage, type Page} from '../../../markdown/page.ts';

/** Makes a page of docs/ from its text. */
export function pageFrom(source: string): Page {
  const page = parsePage({path: 'docs/store.mdx', version: '2.8', kind: 'docs', source});
  if (!('tree' in page)) throw new Error(page.message);
  return page;
}
