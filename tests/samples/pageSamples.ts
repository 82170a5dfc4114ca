import {collectBlocks} from 'mdx-samples/blocks';
import {buildModules} from 'mdx-samples/modules';
import {parseReadable} from 'mdx-samples/page';
import {nameBlocks} from '@site/src/markdown/blockNames.ts';
import {versionOfFile} from '@site/src/site/addresses.ts';
import {emitSample} from './emitSample.ts';
import type {Sample} from './samples.ts';

/** Reads the samples of a page that can run: what compiles, and is more than types. */
export function readPage(file: string, docs: string, source: string): readonly Sample[] {
  const version = versionOfFile(file)?.version ?? docs;
  const page = parseReadable({path: file, version, source});
  const {built} = buildModules(collectBlocks(page).blocks);
  const address = file.replace(/^(?:docs|versioned_docs\/[^/]+)\/|\.mdx$/g, '');
  return nameBlocks(page.tree, built).flatMap(({block, module, name}) => {
    const place = `${file}:${block.fence.line}`;
    const code = emitSample(module.text, module.fileName);
    if (block.marks.errors.length > 0 || code.isEmpty) return [];
    return [{docs, page: address, name, library: module.version, place, code}];
  });
}
