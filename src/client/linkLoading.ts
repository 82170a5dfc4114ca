import preloadPage from '@docusaurus/core/lib/client/preload';

const loaded = new Set<string>();

/** Says whether the reader pays for every byte or waits long for it: then nothing is fetched ahead. */
function isSparing(): boolean {
  const {saveData, effectiveType} = Object(Reflect.get(navigator, 'connection'));
  return saveData === true || /2g/.test(String(effectiveType));
}

/**
 * What links call before they are followed. A link in view fetches nothing: a page of this site has fifty of them. One
 * that is pointed at or touched loads its page.
 */
export default Object.freeze({
  prefetch: (): boolean => false,
  preload(path: string): Promise<unknown> | false {
    if (isSparing() || loaded.has(path)) return false;
    loaded.add(path);
    return preloadPage(path);
  },
});
