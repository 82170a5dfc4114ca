import type {Answer, ErrorEntry, Sent} from 'expo-iap-api-data/errors/errorTypes';
import {loadErrors} from 'expo-iap-api-data/errors/loadErrors';
import {knownPatches} from 'expo-iap-api-data/history/patches';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {publishSurface} from 'expo-iap-api-data/surface/publishSurface';
import {historySchema} from 'expo-iap-upgrade/lifetimes/historySchema';
import type {NameLifetime} from 'expo-iap-upgrade/lifetimes/nameLifetime';
import {nameLifetimes} from 'expo-iap-upgrade/lifetimes/nameLifetimes';
import {publishHistory} from 'expo-iap-upgrade/lifetimes/publishHistory';
import {upgradeFacts} from 'expo-iap-upgrade/plan/upgradeFacts';
import {codeAnchor} from '../../site/addresses.ts';
import {docsVersions} from '../../site/versions.ts';
import {versionPaths} from './lists.ts';
import type {
  About,
  PublicAnswer,
  PublicError,
  PublicErrors,
  PublicSent,
  PublicVersions,
} from './publicData.ts';
import type {ResolveLink} from './resolveLink.ts';
import {pagesOf, type TwinDoc, type TwinSite, type TwinVersion} from './twinSite.ts';

/** The page whose anchors are the error codes. */
const ERROR_PAGE = 'api/error-codes';

/** A file with its path on the site. */
export type DataFile = readonly [path: string, text: string];

/** Writes everything under `/data` that programs read. */
export function makeData(site: TwinSite, resolve: ResolveLink): DataFile[] {
  return [
    [`${site.baseUrl}data/versions.json`, json(publishVersions(site))],
    [`${site.baseUrl}data/history.json`, json(publishHistory(allLifetimes(), knownPatches))],
    [`${site.baseUrl}data/history.schema.json`, json(historySchema)],
    ...site.versions.flatMap((version) => versionFiles(site, version, resolve)),
  ];
}

function allLifetimes(): readonly NameLifetime[] {
  return nameLifetimes(
    docsVersions.map(({version}) => loadSurface(version)),
    upgradeFacts,
  );
}

function versionFiles(site: TwinSite, version: TwinVersion, resolve: ResolveLink): DataFile[] {
  const {entry} = version;
  const paths = versionPaths(site, version);
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
    `Version ${version.entry.version} has no page ${ERROR_PAGE}, which /data/${version.entry.version}/errors.json links to. Write the page.`,
  );
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}

function publishVersions(site: TwinSite): PublicVersions {
  return {
    versions: site.versions.map((version) => {
      const {entry, root} = version;
      const {list, full, surface, errors} = versionPaths(site, version);
      return {
        version: entry.version,
        package: `expo-iap@${entry.patch}`,
        label: entry.label,
        status: entry.status,
        docs: `${site.origin}${root}`,
        llms: `${site.origin}${list}`,
        llmsFull: `${site.origin}${full}`,
        surface: `${site.origin}${surface}`,
        errors: `${site.origin}${errors}`,
      };
    }),
  };
}

const LINK = /\]\(([^)\s]+)\)/g;

/** Where the sentences about errors are read, and how their links become addresses. */
export type ErrorPlace = {
  /** Address of the page of error codes. */
  readonly page: string;
  readonly resolve: (target: string) => string;
};

/** Writes the error codes of a version as data for other programs, with addresses instead of paths. */
export function publishErrors(
  about: About,
  entries: readonly ErrorEntry[],
  place: ErrorPlace,
): PublicErrors {
  return {...about, errors: entries.map((entry) => publishError(entry, place))};
}

function publishError(entry: ErrorEntry, {page, resolve}: ErrorPlace): PublicError {
  const sentences = (words: string): string =>
    words.replace(LINK, (_, target: string) => `](${resolve(target)})`);
  const answer = ({word, because}: Answer<string>): PublicAnswer => ({
    answer: word,
    because: sentences(because),
  });
  const sent = (platform: Sent | null): PublicSent | null =>
    platform && {
      triggers: platform.triggers.map((trigger) => ({...trigger, when: sentences(trigger.when)})),
      storeNumbers: platform.numbers,
    };
  const {code, tableNumber} = entry;
  const names = {code, enumNumber: tableNumber, docs: `${page}#${codeAnchor(code)}`};
  if (entry.kind === 'never') return {...names, kind: 'never', instead: sentences(entry.instead)};
  return {
    ...names,
    kind: 'sent',
    ios: sent(entry.ios),
    android: sent(entry.android),
    charged: answer(entry.charged),
    retry: answer(entry.retry),
    tellUser: sentences(entry.tell),
    whatToDo: sentences(entry.action),
  };
}
