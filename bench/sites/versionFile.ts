import {docsVersions, latestVersion, versionRoot} from '../../src/site/versions.ts';

/** Returns the source file of a docs page or post in the folders of Docusaurus. */
export function versionFile(path: string): string {
  const version = docsVersions
    .filter(({status}) => status === 'old')
    .find((old) => path.startsWith(`${versionRoot(old)}/`));
  if (version)
    return `versioned_docs/version-${version.version}${path.slice(versionRoot(version).length)}.md`;
  const root = versionRoot(latestVersion());
  return path.startsWith(`${root}/`) ? `docs${path.slice(root.length)}.md` : `${path.slice(1)}.md`;
}
