import {find} from 'docusaurus-first-view/this-page';

/** Shows the open page in the sidebar, unless that was scrolled already; src/client/openPage.ts does it after a link. */
export function showOpenPage(): void {
  const sidebar = find('.menu');
  if (sidebar?.scrollTop === 0)
    sidebar.scrollTop = (find('.menu [aria-current]')?.offsetTop ?? 0) - innerHeight / 2;
}
