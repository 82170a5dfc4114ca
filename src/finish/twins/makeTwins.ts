import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkedPlace} from 'mdx-samples/fence/checkedPlace';
import {checkedBlock} from '../../marks/checkedSamples.ts';
import {markSteps} from '../../marks/steps.ts';
import {twinPath} from '../../site/addresses.ts';
import {renderTwin} from './renderTwin.ts';
import type {ResolveLink} from './resolveLink.ts';
import {allPages, pagesOf, type TwinPage, type TwinSite} from './twinSite.ts';

/** A page with the text of its twin. */
export type Twin = {readonly page: TwinPage; readonly text: string};

/** Writes the twin of every page, from the sources in the site's folder. */
export function makeTwins(site: TwinSite, siteDir: string, resolve: ResolveLink): Twin[] {
  return allPages(site).map((page) => {
    const value =
      page.kind === 'tool'
        ? page.body
        : readFileSync(join(siteDir, page.file), 'utf8').replaceAll('\r\n', '\n');
    const file = {path: join(siteDir, page.file), cwd: siteDir};
    const body = renderTwin(
      {path: page.file, cwd: siteDir, value},
      {
        marks: markSteps,
        checkOf: (fence) => {
          const place = page.kind === 'tool' ? undefined : checkedPlace(fence);
          return place && checkedBlock(file, place);
        },
        resolve: (target) => resolve(page, target),
      },
    );
    return {page, text: `${makeHeader(page, site)}\n\n# ${page.title}\n\n${body}`};
  });
}

/** Writes the front matter of a twin: what it is, for which release, and where it comes from. */
function makeHeader(page: TwinPage, site: TwinSite): string {
  const fields = {
    title: page.title,
    description: page.description,
    ...(page.kind === 'doc'
      ? {version: page.version.version, package: `expo-iap@${page.version.patch}`}
      : page.kind === 'post'
        ? {date: page.date}
        : {}),
    source: `${site.origin}${page.permalink}`,
    ...currentOf(page, site),
  };
  // Text in JSON is text in YAML too, with nothing left to quote.
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

/** Links an old page to the twin of the same page in the recommended version, when that version has it. */
function currentOf(page: TwinPage, {versions, origin}: TwinSite): {current?: string} {
  if (page.kind !== 'doc' || page.version.status === 'latest') return {};
  const latest = versions.find(({entry}) => entry.status === 'latest');
  const same = latest && pagesOf(latest).find(({id}) => id === page.id);
  return same ? {current: `${origin}${twinPath(same.permalink)}`} : {};
}
