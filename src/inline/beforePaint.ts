/*
 * What must not wait for the rest of the page, after the theme's lines that set the color mode: names that the first
 * paint shows, and the place of the page in the sidebar.
 */
import {page} from 'docusaurus-first-view/this-page';
import {showChosenVersion} from './chosenVersion.ts';
import {showOpenPage} from './openPage.ts';

// Before each frame until the page is there, so that nobody sees it change.
requestAnimationFrame(function beforeFrame() {
  showChosenVersion();
  showOpenPage();
  if (page.readyState === 'loading') requestAnimationFrame(beforeFrame);
});
