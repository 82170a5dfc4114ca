import {problemAt} from 'mdx-samples/page';
import type {Problem} from 'mdx-samples/problem';
import {visit} from 'unist-util-visit';
import type {Page} from '../../markdown/page.ts';

/** A rule on prose: reads a page and returns what is wrong with it. */
export type ProseRule = (page: Page) => readonly Problem[];

/** A piece of running text in a file: no code, no addresses, no marks. */
export type ProseText = {
  readonly value: string;
  /** Where the piece begins in the source, counted in characters. */
  readonly offset: number;
};

const FRONT_MATTER_TEXT = /^(?:title|description|sidebar_label):[ \t]*(.+)$/gm;

/** Returns the running text of a page, the title and the description of its front matter included. */
export function readProse({tree, source}: Page): ProseText[] {
  const pieces: ProseText[] = [];
  visit(tree, (node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    if (node.type === 'text') pieces.push({value: source.slice(start, end), offset: start});
    if (node.type === 'yaml') pieces.push(...frontMatterText(source.slice(start, end), start));
  });
  return pieces;
}

function frontMatterText(yaml: string, start: number): ProseText[] {
  return [...yaml.matchAll(FRONT_MATTER_TEXT)].map(({0: line, 1: value = '', index}) => ({
    value,
    offset: start + index + line.length - value.length,
  }));
}

const PLACEHOLDER = /\bTODO\((.+?)\)/g;

/** Reports every place that `npm run new:page` left for the author, such as `TODO(what it costs)`. */
export const checkPlaceholders: ProseRule = (page) => {
  if (page.kind === 'repository') return [];
  return [...page.source.matchAll(PLACEHOLDER)].map(({1: subject, index}) =>
    problemAt(page, index, `Not written yet: ${subject}. Replace the TODO with your text.`),
  );
};
