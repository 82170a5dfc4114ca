import {readFileSync} from 'node:fs';
import {parseFenceMeta} from 'mdx-samples/fence/parseFenceMeta';
import {pageParser} from 'mdx-samples/page';
import {visit} from 'unist-util-visit';

/** What a page asks its reader to do: to write a file, or to run commands. */
export type PageStep =
  | {readonly file: string; readonly text: string; readonly version?: string}
  | {readonly commands: string};

/** Reads the steps of a page in order: its blocks of code with a file name, and its commands. */
export function readPageSteps(page: string): PageStep[] {
  const steps: PageStep[] = [];
  visit(pageParser.parse(readFileSync(page, 'utf8')), 'code', ({lang, meta, value}) => {
    const {title, version} = parseFenceMeta(meta);
    if (lang === 'bash') steps.push({commands: value});
    else if (title !== undefined)
      steps.push({file: title, text: value, ...(version !== undefined && {version})});
  });
  return steps;
}
