/** Versions of the framework to try. */
export type FrameworkVersions = {readonly docusaurus: string; readonly react: string};

/** The parts of a manifest that say what is installed; peers are what others may have. */
const SECTIONS = ['dependencies', 'devDependencies'] as const;

/** A package.json, as far as versions are concerned. */
export type Manifest = Partial<Record<(typeof SECTIONS)[number], Record<string, string>>>;

/** Which release a dependency comes with. */
export function releaseOf(name: string): keyof FrameworkVersions | undefined {
  if (name.startsWith('@docusaurus/') || name === 'create-docusaurus') return 'docusaurus';
  return name === 'react' || name === 'react-dom' ? 'react' : undefined;
}

/** The dependencies in these manifests that come with a release of Docusaurus or of React. */
export function frameworkPackages(
  manifests: readonly Manifest[],
): Readonly<Record<keyof FrameworkVersions, readonly string[]>> {
  const names = manifests.flatMap((manifest) =>
    SECTIONS.flatMap((section) => Object.keys(manifest[section] ?? {})),
  );
  const of = (release: keyof FrameworkVersions) =>
    [...new Set(names.filter((name) => releaseOf(name) === release))].sort();
  return {docusaurus: of('docusaurus'), react: of('react')};
}

/** The manifest with these versions of the framework. */
export function withVersions<Whole extends Manifest>(
  manifest: Whole,
  versions: FrameworkVersions,
): Whole {
  const changed = {...manifest};
  for (const section of SECTIONS) {
    const wanted = manifest[section];
    if (wanted)
      changed[section] = Object.fromEntries(
        Object.entries(wanted).map(([name, version]) => {
          const release = releaseOf(name);
          return [name, release ? versions[release] : version];
        }),
      );
  }
  return changed;
}
