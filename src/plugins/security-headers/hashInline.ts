import {createHash} from 'node:crypto';
import {pageKinds} from '../../site/pageKinds.ts';
import {findInlineScripts} from './findInlineScripts.ts';
import {findRefusedMarkup} from './findRefusedMarkup.ts';
import type {InlineHashes} from './policy.ts';
import {readTags} from './readTags.ts';
import type {Tag} from './readTags.ts';

/** A built page and its text. */
export type Page = {readonly file: string; readonly html: string};

/**
 * Returns the policy's hashes of what pages hold in themselves: the one script that they share, and the styles of each
 * kind of page. Anything else inline stops the build.
 */
export function hashInline(pages: readonly Page[]): InlineHashes {
  const read = pages.map(({file, html}) => ({file, tags: readTags(html)}));
  const problems = read.flatMap(({file, tags}) =>
    [...new Set(findRefusedMarkup(tags))].map(
      (markup) =>
        `${file} has ${markup}, which the content security policy refuses: use a class, or a file of the site.`,
    ),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const scripts = firstFiles(read, findInlineScripts);
  const [script] = scripts.keys();
  if (script === undefined)
    throw new Error(
      'No page has an inline script, but the theme adds one for the color mode: src/plugins/security-headers no longer reads the pages correctly.',
    );
  if (scripts.size > 1)
    throw new Error(
      `The pages have ${scripts.size} different inline scripts, first seen in ${[...scripts.values()].join(', ')}: keep the one for the color mode and move the rest to files.`,
    );
  const styles = firstFiles(read, (tags) =>
    tags.filter(({name}) => name === 'style').map(({text}) => text),
  );
  if (styles.size > pageKinds.length)
    throw new Error(
      `The pages have ${styles.size} different inline styles, first seen in ${[...styles.values()].join(', ')}, but there are ${pageKinds.length} kinds of pages.`,
    );
  return {script: hash(script), styles: [...styles.keys()].map(hash)};
}

/** Lists the different texts that pages hold, each with the first page that has it. */
function firstFiles(
  pages: readonly {readonly file: string; readonly tags: readonly Tag[]}[],
  textsIn: (tags: readonly Tag[]) => readonly string[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const {file, tags} of pages)
    for (const text of textsIn(tags)) if (!found.has(text)) found.set(text, file);
  return found;
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
