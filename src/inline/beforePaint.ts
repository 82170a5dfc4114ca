/*
 * What must not wait for the rest of the page, after the theme's lines that set the color mode: names that the first
 * paint shows, and the place of the page in the sidebar.
 */
import {isSavingData} from 'docusaurus-first-view/saving-data';
import {mark, page} from 'docusaurus-first-view/this-page';
import {showChosenVersion} from './chosenVersion.ts';
import {showOpenPage} from './openPage.ts';

// Before the first layout, which asks for the faces.
if (isSavingData()) mark('saving-data');

// Before each frame until the page is there, so that nobody sees it change.
requestAnimationFrame(function beforeFrame() {
  showChosenVersion();
  showOpenPage();
  if (page.readyState === 'loading') requestAnimationFrame(beforeFrame);
});
