import {docsVersions} from '../../site/versions.ts';

/** The exact release that the pages of a version speak of; undefined for versions that the table does not know. */
export function writtenFor(label: string): string | undefined {
  return docsVersions.find((version) => version.label === label)?.patch;
}
