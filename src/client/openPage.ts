import type {ClientModule} from '@docusaurus/types';
import {showIn} from '../site/showIn.ts';

/** Shows the page that a link led to in the sidebar; that of the first page has it (src/inline/openPage.ts). */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = () => {
  const sidebar = document.querySelector('.menu');
  const link = sidebar?.querySelector('[aria-current]');
  if (sidebar && link) showIn(sidebar, link);
};
