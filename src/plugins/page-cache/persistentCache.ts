/** What the configuration of a bundler says about a cache between builds. */
export type CacheSettings = {readonly cache?: unknown; readonly experiments?: object | undefined};

/**
 * Adds files to those whose change discards every compiled page. Docusaurus 3 keeps the pages in an experiment of Rspack,
 * Docusaurus 4 in the cache that came of it.
 */
export function persistentCache(
  {cache, experiments}: CacheSettings,
  buildDependencies: readonly string[],
): object {
  if (experiments && 'cache' in experiments) return {experiments: {cache: {buildDependencies}}};
  if (isPersistent(cache)) return {cache: {buildDependencies}};
  throw new Error(
    'Docusaurus no longer sets up the cache of pages as experiments.cache or as a persistent cache, so a change of the pipeline ' +
      'would leave old pages in it. Adapt src/plugins/page-cache, or build with DOCUSAURUS_NO_PERSISTENT_CACHE=true.',
  );
}

/** Files are a list only in a cache of Rspack; webpack has a list of lists, which this would break. */
function isPersistent(cache: unknown): boolean {
  return (
    typeof cache === 'object' && cache !== null && 'type' in cache && cache.type === 'persistent'
  );
}
