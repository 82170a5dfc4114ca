/*
 * What must not wait for the rest of the page, after the theme's lines that set the color mode: names that the first
 * paint shows, and what src/inline/startup.ts, which comes further down, would come too late for: events of style sheets,
 * and what the reader does where a browser shows a page bit by bit.
 */
import {showChosenVersion} from './chosenVersion.ts';
import {noteEarlyActs} from './earlyActs.ts';
import {mark, page} from './thisPage.ts';

/**
 * Marks the page when a style sheet that it needs fails to load, also when the server sent a page in its place: such a
 * sheet has no rules. A file that is only fetched ahead is not needed yet, so its failure says nothing about the page.
 */
function noteStyles({target, type}: Event): void {
  const {rel, sheet} = Object(target);
  if (rel === 'stylesheet' && (type === 'error' || !sheet?.cssRules.length)) mark('styles-failed');
}

noteEarlyActs();
requestAnimationFrame(showChosenVersion);
for (const end of ['error', 'load']) page.addEventListener(end, noteStyles, true);
