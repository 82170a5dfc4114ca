import {readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {cutRegion} from '../../markdown/fence/cutRegion.ts';
import {hashBlock} from '../../markdown/fence/hashBlock.ts';
import {atMark} from '../../markdown/markError.ts';
import type {FlowElement} from '../../markdown/nodes.ts';
import {readAttributes} from '../../markdown/readAttributes.ts';
import {type PageFile, pagePath} from '../../markdown/pagePath.ts';
import {samplePath} from './samplePath.ts';
import {tidySample} from './tidySample.ts';

/** Replaces Sample marks by the code of the files they name. */
export const remarkSample: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (mark, index, parent) => {
    if (mark.name !== 'Sample' || parent === undefined || index === undefined) return undefined;
    parent.children[index] = atMark(file, mark, () => sampleBlock(mark, file));
    return SKIP;
  });
};

function sampleBlock(mark: FlowElement, page: PageFile): Code {
  const read = readAttributes(mark, ['file', 'part', 'title']);
  const name = read.required('file');
  const path = samplePath(pagePath(page), name);
  const text = readSample(join(page.cwd, path), path);
  const part = read.optional('part');
  const code = part === undefined ? text : cutRegion({path, text}, part);
  return {
    type: 'code',
    lang: extname(name).slice(1),
    meta: `title="${read.optional('title') ?? name}"`,
    value: tidySample(code),
    // The sample check compiles the file as it is, whatever of it a page shows.
    data: {checkedAs: hashBlock('tsx', '', code)},
    ...(mark.position && {position: mark.position}),
  };
}

function readSample(file: string, path: string): string {
  try {
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    throw new Error(`There is no file ${path}. Write it, or correct the name in <Sample>.`);
  }
}
