import {extname} from 'node:path';
import {hashBlock} from 'mdx-samples/fence/block';
import {
  cutRegion,
  findRegion,
  noSample,
  samplePath,
  type ShownFile,
} from 'mdx-samples/fence/sampleFile';
import {tidySample} from 'mdx-samples/fence/tidySample';
import {type PageFile, sourcePath} from '../markdown/pageFile.ts';
import {readInput} from '../markdown/pageInputs.ts';
import {samplePlaces} from '../site/samplePlaces.ts';
import {defineMark} from './mark.ts';
import {numberRegions} from './numberRegions.ts';

/** A file of the folder `_samples` beside the page, or a region of it. */
export const sample = defineMark({
  name: 'Sample',
  attributes: ['file', 'part', 'title', 'first'],
  example: '<Sample file="basic-store.tsx" />',
  becomes:
    'the code of `_samples/basic-store.tsx`; with `part` one region of it, with `first="1"` a number at each region',
  block: ({required, optional}, {node, page: {file}}) => {
    const name = required('file');
    const {path, text} = readSample(file, samplePath(sourcePath(file), name));
    const part = optional('part');
    const code = part === undefined ? text : cutRegion({path, text}, part);
    const first = optional('first');
    if (first !== undefined && !/^[1-9]\d*(, [1-9]\d*)*$/.test(first))
      throw new Error(`first="${first}" is not a list of numbers. Write one for the first region.`);
    const shown = first === undefined ? code : numberRegions(code, first.split(', ').map(Number));
    const language = extname(name).slice(1);
    return [
      {
        type: 'code',
        lang: language,
        meta: `title="${optional('title') ?? name}"`,
        value: tidySample(shown),
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

/** Reads a sample file where it is: an older version shares most of its files with a newer one. */
function readSample(page: PageFile, named: string): ShownFile {
  for (const path of samplePlaces(named)) {
    const text = readInput(page, path)?.replaceAll('\r\n', '\n');
    if (text !== undefined) return {path, text};
  }
  throw noSample(named);
}
