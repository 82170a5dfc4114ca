import preloadPage from '@docusaurus/core/lib/client/preload';
import {isSavingData} from './sameAsStartup.ts';

const loaded = new Set<string>();

/**
 * What links call before they are followed. A link in view fetches nothing: a page of this site has fifty of them. One
 * that is pointed at or touched loads its page.
 */
export default Object.freeze({
  prefetch: (): boolean => false,
  preload(path: string): Promise<unknown> | false {
    if (isSavingData() || loaded.has(path)) return false;
    loaded.add(path);
    return preloadPage(path);
  },
});
