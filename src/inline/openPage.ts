import {find} from 'docusaurus-first-view/this-page';
import {showIn} from '../site/showIn.ts';

/** Shows the open page in the sidebar, unless that was scrolled already. */
export function showOpenPage(): void {
  const sidebar = find('.menu');
  const link = find('.menu [aria-current]');
  if (sidebar?.scrollTop === 0 && link) showIn(sidebar, link);
}
