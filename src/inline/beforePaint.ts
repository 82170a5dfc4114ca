/*
 * What must not wait for the rest of the page, after the theme's lines that set the color mode: names that the first
 * paint shows, and events of style sheets, for which src/inline/startup.ts, which comes further down, would be too late.
 */
import {showChosenVersion} from './chosenVersion.ts';
import {mark, page} from './thisPage.ts';

/**
 * Marks the page when a style sheet that it needs fails to load, also when the server sent a page in its place: such a
 * sheet has no rules. A file that is only fetched ahead is not needed yet, so its failure says nothing about the page.
 */
function noteStyles({target, type}: Event): void {
  const {rel, sheet} = Object(target);
  if (rel === 'stylesheet' && (type === 'error' || !sheet?.cssRules.length)) mark('styles-failed');
}

requestAnimationFrame(showChosenVersion);
for (const end of ['error', 'load']) page.addEventListener(end, noteStyles, true);
