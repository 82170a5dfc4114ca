import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import preloadPage from '@docusaurus/core/lib/client/preload';
import {isLoaded, loadPointedAt, noteLoaded} from './linkLoading.ts';

type Update = Parameters<PendingNavigation['shouldComponentUpdate']>;

/**
 * Draws a page whose scripts are there at once. Upstream waits for them in any case, and while it does, every link and
 * route of the old page is rendered again: the address has changed for them, although they show the same.
 */
export default class ReadyNavigation extends PendingNavigation {
  private isShown = false;

  override componentDidMount(): void {
    noteLoaded(this.props.location.pathname);
    loadPointedAt();
  }

  override shouldComponentUpdate(...[next, state]: Update): boolean {
    const {pathname} = next.location;
    const isNew = next.location !== this.props.location;
    // A page that fails to load is loaded again as a whole by upstream, which asks for it right behind.
    if (isNew)
      void preloadPage(pathname).then(
        () => noteLoaded(pathname),
        () => undefined,
      );
    // Upstream also notes where the reader comes from and tells client modules.
    const mayUpdate = super.shouldComponentUpdate(next, state);
    if (isNew) return (this.isShown = isLoaded(pathname));
    // The end of upstream's wait, which may have been for a page that the reader has left since.
    return mayUpdate && !this.isShown && isLoaded(pathname);
  }
}
