import {problemAt} from './problemAt.ts';
import type {ProseRule} from './proseTypes.ts';

const PLACEHOLDER = /\bTODO\((.+?)\)/g;

/** Names every place that `npm run new:page` or `new:post` left for the author, such as `TODO(what it costs)`. */
export const checkPlaceholders: ProseRule = (page) => {
  if (page.kind === 'repository') return [];
  return [...page.source.matchAll(PLACEHOLDER)].map(({1: subject, index}) =>
    problemAt(page, index, `Still to be written: ${subject}. Put your text in place of the mark.`),
  );
};
