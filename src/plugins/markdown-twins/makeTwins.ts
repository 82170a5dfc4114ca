import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {neededPatch} from '../../marks/checkedSamples.ts';
import {checkedPlace} from '../../markdown/highlight/remarkHighlight.ts';
import {markSteps} from '../../marks/pipeline.ts';
import {makeHeader} from './makeHeader.ts';
import {renderTwin} from './renderTwin.ts';
import type {ResolveLink} from './resolveLink.ts';
import {type TwinPage, type TwinSite, allPages} from './twinTypes.ts';

/** A page with the text of its twin. */
export type Twin = {readonly page: TwinPage; readonly text: string};

/** Writes the twin of every page, from the sources in the site's folder. */
export function makeTwins(site: TwinSite, siteDir: string, resolve: ResolveLink): Twin[] {
  return allPages(site).map((page) => {
    const path = page.file;
    const value = readFileSync(join(siteDir, path), 'utf8').replaceAll('\r\n', '\n');
    const body = renderTwin(
      {path, value},
      {
        marks: markSteps,
        needsOf: (fence) => {
          const place = checkedPlace(fence);
          return place && neededPatch({path: join(siteDir, path), cwd: siteDir}, place);
        },
        resolve: (target) => resolve(page, target),
      },
    );
    return {page, text: `${makeHeader(page, site)}\n\n# ${page.title}\n\n${body}`};
  });
}
