import {loadErrors} from '../../../library/errors/loadErrors.ts';
import {loadSurface} from '../../../library/surface/loadSurface.ts';
import {type VersionPaths, versionPaths} from '../lists/siteAddresses.ts';
import type {ResolveLink} from '../resolveLink.ts';
import {type TwinDoc, type TwinSite, type TwinVersion, pagesOf} from '../twinTypes.ts';
import {publishErrors} from './publishErrors.ts';
import {publishSurface} from './publishSurface.ts';
import {publishVersions} from './publishVersions.ts';

/** The page whose anchors are the error codes. */
const ERROR_PAGE = 'api/error-codes';

/** A file with its path on the site. */
export type DataFile = readonly [path: string, text: string];

/** Writes everything under `/data` that programs read. */
export function makeData(site: TwinSite, resolve: ResolveLink): DataFile[] {
  return [
    [`${site.baseUrl}data/versions.json`, json(publishVersions(site))],
    ...site.versions.flatMap((version) => versionFiles(site, version, resolve)),
  ];
}

function versionFiles(site: TwinSite, version: TwinVersion, resolve: ResolveLink): DataFile[] {
  const {entry} = version;
  const paths: VersionPaths = versionPaths(site, version);
  const page = errorPage(version);
  const errors = publishErrors(
    {version: entry.version, package: `expo-iap@${entry.patch}`},
    loadErrors(entry.version),
    {
      page: `${site.origin}${page.permalink}`,
      resolve: (target) => resolve(page, target),
    },
  );
  return [
    [paths.surface, json(publishSurface(loadSurface(entry.version)))],
    [paths.errors, json(errors)],
  ];
}

function errorPage(version: TwinVersion): TwinDoc {
  const page = pagesOf(version).find(({id}) => id === ERROR_PAGE);
  if (page) return page;
  throw new Error(
    `Version ${version.entry.version} has no page ${ERROR_PAGE}, to which /data/${version.entry.version}/errors.json leads. Write the page.`,
  );
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
