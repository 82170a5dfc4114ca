import type {ActiveDocContext, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {alternatives} from '../../site/pages.ts';

/** A link to a page of one docs version. */
export type VersionLink = {
  readonly version: GlobalVersion;
  readonly to: string;
  /** Title of the page it leads to instead, when the version lacks the open one. */
  readonly instead?: string;
};

/** Query and hash of the open page. */
export type Suffix = {readonly search: string; readonly hash: string};

/** Returns, for every version, the same page, or the page that comes closest and its title (D4). */
export function versionLinks(
  versions: readonly GlobalVersion[],
  {activeDoc, alternateDocVersions}: ActiveDocContext,
  {search, hash}: Suffix,
): VersionLink[] {
  return versions.map((version) => {
    const same = alternateDocVersions[version.name];
    if (same) return {version, to: `${same.path}${search}${hash}`};
    const main = version.docs.find(({id}) => id === version.mainDocId);
    const fallback = {version, to: `${main?.path ?? version.path}${search}`};
    if (!activeDoc) return fallback;
    const alternative = alternatives[activeDoc.id];
    const close = version.docs.find(({id}) => id === alternative?.path);
    return alternative && close
      ? {version, to: `${close.path}${search}`, instead: alternative.title}
      : {...fallback, instead: 'Introduction'};
  });
}

/** Returns the versions that the dropdown is told to show; an unknown name fails with those that exist (E7). */
export function chooseVersions(
  versions: readonly GlobalVersion[],
  wanted: readonly string[] | Readonly<Record<string, {readonly label?: string}>> | undefined,
): GlobalVersion[] {
  if (!wanted) return [...versions];
  const labels: Record<string, {readonly label?: string}> = {};
  const names = isList(wanted) ? wanted : Object.keys(Object.assign(labels, wanted));
  return names.map((name) => {
    const version = versions.find((candidate) => candidate.name === name);
    if (version) return {...version, label: labels[name]?.label ?? version.label};
    const known = versions.map((candidate) => candidate.name).join(', ');
    throw new Error(
      `The version dropdown names "${name}", which is no docs version. Available versions: ${known}.`,
    );
  });
}

/** Returns the version that the dropdown stands on: the open one, else the preferred, else the latest. */
export function shownVersion(
  versions: readonly GlobalVersion[],
  candidates: readonly GlobalVersion[],
): GlobalVersion | undefined {
  const names = versions.map(({name}) => name);
  const best = candidates.find(({name}) => names.includes(name));
  return versions.find(({name}) => name === best?.name) ?? versions[0];
}

function isList(wanted: object): wanted is readonly string[] {
  return Array.isArray(wanted);
}
