import {markSteps} from '../marks/steps.ts';
import {versionOfFile} from '../site/addresses.ts';
import {folderOf} from '../site/versions.ts';
import type {Content} from './content.ts';
import {measureForm, type PageForm} from './form/pageForm.ts';
import {expandPage} from './pages/expandPage.ts';

type Read = Pick<Content, 'root' | 'pages'>;

/** Measures every page of the docs; one that its steps refuse is reported by the check of pages. */
export function readForms({root, pages}: Read): PageForm[] {
  return pages.flatMap((page) => {
    const version = versionOfFile(page.path)?.version;
    if (version === undefined) return [];
    const expanded = expandPage(page, root, markSteps);
    if ('message' in expanded) return [];
    const path = page.path.slice(folderOf(version).length + 1).replace(/(?:\/index)?\.mdx?$/, '');
    return [measureForm(expanded, {file: page.path, version, page: path})];
  });
}

/** Measures the pages of the tools, which belong to no version. */
export function readToolForms({root, pages}: Read): PageForm[] {
  return pages.flatMap((page) => {
    if (page.kind !== 'tool') return [];
    const expanded = expandPage(page, root, markSteps);
    if ('message' in expanded) return [];
    return [measureForm(expanded, {file: page.path, version: '', page: page.path})];
  });
}
