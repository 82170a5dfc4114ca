import type {KnownPatch} from 'expo-iap-api-data/history/patches';

/** What a person asks for: a post on a release, dated when the release came out. */
export type PostRequest = {
  readonly version: string;
  readonly slug: string;
  readonly date: string;
};

const USAGE = 'Usage: npm run new:post 2.8.8';

/** Reads the command line, or says in one sentence what is wrong with it. */
export function readPostRequest(
  args: readonly string[],
  existing: readonly string[],
  known: readonly KnownPatch[],
): PostRequest {
  const [version, ...rest] = args;
  if (version === undefined || rest.length > 0) throw new Error(USAGE);
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Error(`"${version}" is not a release such as 2.8.8. ${USAGE}`);
  const release = known.find(({patch}) => patch === version);
  if (!release)
    throw new Error(
      `Unknown release ${version}: add it to packages/api-data/src/history/patches.ts.`,
    );
  const slug = `v${version.replaceAll('.', '-')}-release`;
  if (existing.includes(slug))
    throw new Error(`A post on ${version} already exists, with the slug "${slug}".`);
  return {version, slug, date: release.date};
}
