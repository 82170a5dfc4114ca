import {findPage, readPage as textOf} from '../data/pages.ts';
import type {Release} from '../release/release.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {nearestName} from '../words/editDistance.ts';
import {type Answer, answerWith, MOST_TEXT} from './answer.ts';
import type {DataOf, pageShape} from './shapes.ts';

/** Returns a page or one of its sections; of a page that is too long, its start and its headings. */
export function readPage(
  asked: string,
  section: string | undefined,
  release: Release,
  most = MOST_TEXT,
): Answer<DataOf<typeof pageShape>> {
  const page = findPage(asked, release.version);
  const whole = textOf(page).replace(/^---\n[^]*?\n---\n+/, '');
  const parts = splitSections(whole);
  const wanted = section ?? /#(.+)$/.exec(asked)?.[1];
  const part = wanted === undefined ? undefined : findPart(parts, wanted, page.path);
  const text = part?.text ?? whole;
  const isLong = text.length > most - 600;
  const headings = parts.flatMap(({heading}) => (heading === '' ? [] : [heading]));
  return answerWith(release, {
    data: {page: page.path, title: page.title, headings, text},
    blocks: [
      ...(isLong && !part
        ? [`The page is long; ask for one section. Sections: ${headings.join(' · ')}`]
        : []),
      text.trim(),
    ],
    more: page.address,
    most,
  });
}

type Part = {readonly heading: string; readonly text: string};

/** Splits a page at its headings, outside of code. */
function splitSections(text: string): readonly Part[] {
  const parts: {heading: string; lines: string[]}[] = [{heading: '', lines: []}];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (/^\s*```/.test(line)) isCode = !isCode;
    const heading = isCode ? undefined : /^#{2,4} (.+)$/.exec(line)?.[1];
    if (heading !== undefined) parts.push({heading: plain(heading), lines: []});
    parts.at(-1)?.lines.push(line);
  }
  return parts.map(({heading, lines}) => ({heading, text: lines.join('\n')}));
}

function plain(heading: string): string {
  return heading
    .replace(/`/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim();
}

/** Finds a section by its heading, or by an anchor made of its words. */
function findPart(parts: readonly Part[], wanted: string, path: string): Part {
  const key = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '');
  const asked = key(wanted);
  const found =
    parts.find(({heading}) => key(heading) === asked) ??
    parts.find(({heading}) => asked !== '' && key(heading).includes(asked));
  if (found) return found;
  const near = nearestName(
    wanted,
    parts.map(({heading}) => heading),
  );
  const hint = near === undefined ? '' : ` The nearest is “${near}”.`;
  throw new CannotAnswer(`The page ${path} has no section “${wanted.slice(0, 80)}”.${hint}`);
}
