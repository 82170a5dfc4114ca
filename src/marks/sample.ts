import {extname} from 'node:path';
import {hashBlock} from 'mdx-samples/fence/block';
import {cutRegion, findRegion, noSample, samplePath} from 'mdx-samples/fence/sampleFile';
import {sourcePath} from '../markdown/pageFile.ts';
import {readInput} from '../markdown/pageInputs.ts';
import {defineMark} from './mark.ts';

const REGION_MARK = /^\s*(?:\/\/|\{\/\*)\s*#(?:end)?region\b/;

/** A file of the folder `_samples` beside the page, or a region of it. */
export const sample = defineMark({
  name: 'Sample',
  attributes: ['file', 'part', 'title'],
  example: '<Sample file="basic-store.tsx" />',
  becomes: 'the code of `_samples/basic-store.tsx`; with `part` one region of it',
  block: ({required, optional}, {node, page: {file}}) => {
    const name = required('file');
    const path = samplePath(sourcePath(file), name);
    const text = readInput(file, path)?.replaceAll('\r\n', '\n');
    if (text === undefined) throw noSample(path);
    const part = optional('part');
    const code = part === undefined ? text : cutRegion({path, text}, part);
    const language = extname(name).slice(1);
    return [
      {
        type: 'code',
        lang: language,
        meta: `title="${optional('title') ?? name}"`,
        value: tidySample(code),
        data: {
          byMark: true,
          // The sample check compiles the file as it is, whatever of it a page shows.
          checkedAs: hashBlock('tsx', '', code),
          ...(part !== undefined && {
            excerpt: {code: text, shown: findRegion({path, text}, part), language},
          }),
        },
        ...(node.position && {position: node.position}),
      },
    ];
  },
});

/** Makes a part of a file readable by itself: no region marks, no common indent, no empty ends. */
export function tidySample(code: string): string {
  const lines = code.split('\n').filter((line) => !REGION_MARK.test(line));
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const common = indents.length === 0 ? 0 : Math.min(...indents);
  return lines
    .map((line) => line.slice(common))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}
