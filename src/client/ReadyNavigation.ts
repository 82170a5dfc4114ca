import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import {isLoaded, noteLoaded} from './linkLoading.ts';

type Update = Parameters<PendingNavigation['shouldComponentUpdate']>;

/**
 * Draws a page whose scripts are there at once. Upstream waits for them in any case, and while it does, every link and
 * route of the old page is rendered again: the address has changed for them, although they show the same.
 */
export default class ReadyNavigation extends PendingNavigation {
  private isShown = false;

  override componentDidMount(): void {
    noteLoaded(this.props.location.pathname);
  }

  override shouldComponentUpdate(...[next, state]: Update): boolean {
    // Upstream also notes where the reader comes from and tells client modules.
    const mayUpdate = super.shouldComponentUpdate(next, state);
    if (next.location !== this.props.location) {
      this.isShown = isLoaded(next.location.pathname);
      return this.isShown;
    }
    // This is the end of upstream's wait.
    return mayUpdate && !this.isShown;
  }

  override componentDidUpdate(): void {
    noteLoaded(this.props.location.pathname);
  }
}
