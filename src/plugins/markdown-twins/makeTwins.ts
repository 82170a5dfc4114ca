import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Code} from 'mdast';
import {neededPatch} from '../../marks/checked/neededPatch.ts';
import {hashBlock} from '../../markdown/fence/hashBlock.ts';
import {makeHeader} from './makeHeader.ts';
import {markSteps} from './markSteps.ts';
import {renderTwin} from './renderTwin.ts';
import type {ResolveLink} from './resolveLink.ts';
import {type TwinPage, type TwinSite, allPages} from './twinTypes.ts';

/** A page with the text of its twin. */
export type Twin = {readonly page: TwinPage; readonly text: string};

/** Writes the twin of every page, from the sources in the site's folder. */
export function makeTwins(site: TwinSite, siteDir: string, resolve: ResolveLink): Twin[] {
  const needs = neededPatch(siteDir);
  return allPages(site).map((page) => {
    const path = page.file;
    const value = readFileSync(join(siteDir, path), 'utf8').replaceAll('\r\n', '\n');
    const body = renderTwin(
      {path, value},
      {
        marks: markSteps,
        needsOf: (fence) => needs({path, line: lineOf(fence), hash: hashOf(fence)}),
        resolve: (target) => resolve(page, target),
      },
    );
    return {page, text: `${makeHeader(page, site)}\n\n# ${page.title}\n\n${body}`};
  });
}

function lineOf({position}: Code): number {
  return position?.start.line ?? 0;
}

function hashOf({data, lang, meta, value}: Code): string {
  return data?.checkedAs ?? hashBlock(lang ?? '', meta ?? '', value);
}
