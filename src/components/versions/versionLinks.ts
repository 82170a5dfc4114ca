import type {ActiveDocContext, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {alternatives} from '../../site/promised.ts';

/** A link to a page of one docs version. */
export type VersionLink = {
  readonly version: GlobalVersion;
  readonly to: string;
  /** Title of the page it leads to instead, when the version lacks the open one. */
  readonly instead?: string;
};

/** Versions by name, or with a label for each. */
export type WantedVersions =
  readonly string[] | Readonly<Record<string, {readonly label?: string}>>;

/** Query and hash of the open page. */
export type Suffix = {readonly search: string; readonly hash: string};

/** Returns, for every version, the same page, or the page that comes closest and its title. */
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

/** Returns the versions that the dropdown is configured to show, with their labels. */
export function chooseVersions(
  versions: readonly GlobalVersion[],
  wanted: WantedVersions | undefined,
): GlobalVersion[] {
  if (!wanted) return [...versions];
  const labels: Readonly<Record<string, {readonly label?: string}>> = isList(wanted) ? {} : wanted;
  return namesOf(wanted).flatMap((name) =>
    versions
      .filter((version) => version.name === name)
      .map((version) => ({...version, label: labels[name]?.label ?? version.label})),
  );
}

/**
 * Describes the first version that the dropdown should show but that does not exist, and lists the versions that do.
 */
export function unknownVersion(
  versions: readonly GlobalVersion[],
  wanted: WantedVersions | undefined,
): string | undefined {
  const known = versions.map(({name}) => name);
  const unknown = namesOf(wanted ?? []).find((name) => !known.includes(name));
  return (
    unknown &&
    `The version dropdown lists "${unknown}", which is not a docs version. Available versions: ${known.join(', ')}.`
  );
}

/** Returns the version that the dropdown shows as chosen: the open one, else the preferred, else the latest. */
export function shownVersion(
  versions: readonly GlobalVersion[],
  candidates: readonly GlobalVersion[],
): GlobalVersion | undefined {
  const names = versions.map(({name}) => name);
  const best = candidates.find(({name}) => names.includes(name));
  return versions.find(({name}) => name === best?.name) ?? versions[0];
}

function namesOf(wanted: WantedVersions): readonly string[] {
  return isList(wanted) ? wanted : Object.keys(wanted);
}

function isList(wanted: WantedVersions): wanted is readonly string[] {
  return Array.isArray(wanted);
}
