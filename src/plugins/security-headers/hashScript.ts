import {createHash} from 'node:crypto';
import {findInlineScripts} from './findInlineScripts.ts';
import {findRefusedMarkup} from './findRefusedMarkup.ts';
import {readTags} from './readTags.ts';

/** A built page and its text. */
export type Page = {readonly file: string; readonly html: string};

/** Returns the policy's hash of the one inline script that pages share; anything else inline stops the build. */
export function hashScript(pages: readonly Page[]): string {
  const firstFile = new Map<string, string>();
  const problems: string[] = [];
  for (const {file, html} of pages) {
    const tags = readTags(html);
    for (const script of findInlineScripts(tags))
      if (!firstFile.has(script)) firstFile.set(script, file);
    for (const markup of new Set(findRefusedMarkup(tags)))
      problems.push(
        `${file} has ${markup}, which the content security policy refuses: use a class, or a file of the site.`,
      );
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const [script, ...others] = firstFile.keys();
  if (script === undefined)
    throw new Error(
      'No page has an inline script, but the theme adds one for the color mode: src/plugins/security-headers no longer reads the pages correctly.',
    );
  if (others.length > 0)
    throw new Error(
      `The pages have ${firstFile.size} different inline scripts, first seen in ${[...firstFile.values()].join(', ')}: keep the one for the color mode and move the rest to files.`,
    );
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
