import {docsVersions, latestVersion, versionRoot} from './versions.ts';

/** An address that readers still use and where its subject is now; `/*` at the end of both stands for the rest. */
type Redirect = {readonly from: string; readonly to: string};

/** Pages of the former site under the root of a version, and the pages that took their place. */
const movedPages: Readonly<Record<string, string>> = {
  'getting-started': 'guides/getting-started',
  'getting-started/installation': 'installation',
  'getting-started/prerequisites': 'installation',
  guides: 'guides/getting-started',
  'guides/expo-plugin': 'installation',
  'guides/installation': 'installation',
  'guides/subscription-offers': 'guides/ios-subscription-offers',
  'api/error-handling': 'guides/error-handling',
  'api/methods': 'api/methods/core-methods',
  'api/methods/android-specific': 'api/methods/core-methods',
  'api/methods/ios-specific': 'api/methods/core-methods',
  'api/methods/unified-apis': 'api/methods/core-methods',
  examples: 'examples/basic-store',
  'examples/available-purchases': 'guides/purchases',
  'examples/complete-store': 'examples/complete-impl',
  'examples/offer-code': 'guides/offer-code-redemption',
  'examples/purchase-flow': 'examples/basic-store',
  'examples/subscription-flow': 'examples/subscription-manager',
};

/** Every address that redirects: the only list of moved pages. */
export const redirects: readonly Redirect[] = [
  ...docsVersions.flatMap((version) =>
    Object.entries(movedPages).map(([from, to]) => ({
      from: `${versionRoot(version)}/${from}`,
      to: `${versionRoot(version)}/${to}`,
    })),
  ),
  ...latestNames().flatMap((name) => [
    {from: `/docs/${name}`, to: `${versionRoot(latestVersion())}/intro`},
    {from: `/docs/${name}/*`, to: `${versionRoot(latestVersion())}/*`},
  ]),
];

/** Returns where an address leads; undefined when it is not listed. */
export function followRedirects(address: string): string | undefined {
  const next = oneStep(address);
  // What has lost the name of the latest version may have moved too.
  return next === undefined ? undefined : (oneStep(next) ?? next);
}

/** Names that readers may type for the latest version. Its addresses do not have a version folder. */
function latestNames(): readonly string[] {
  const taken = docsVersions.map(({path}) => path);
  return [latestVersion().version, 'latest', 'next'].filter((name) => !taken.includes(name));
}

function oneStep(address: string): string | undefined {
  const exact = redirects.find(({from}) => from === address);
  if (exact) return exact.to;
  const folder = redirects.find(
    ({from}) => from.endsWith('/*') && address.startsWith(from.slice(0, -1)),
  );
  return folder && `${folder.to.slice(0, -1)}${address.slice(folder.from.length - 1)}`;
}
