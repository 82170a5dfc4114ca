/*
 * The script that every page has behind its first paragraph (styles/firstText.ts), so that title and text do not wait for
 * it. Scripts start with the reader's first act, so that they never compete with the first view; until then they are
 * fetched while the browser is idle. What must react as soon as the first paragraph is there is in the acts of the site,
 * which bundleStartup.ts puts in the place of acts.ts.
 */
import {handleClick, handleKey, handlePress, reload, restore} from '#acts';
import {list, prefetch, start} from './laterFiles.ts';
import {applyLowerStyles} from './lowerStyles.ts';
import {isSavingData} from './savingData.ts';
import {mark, navigation, page, root, whenIdle} from './thisPage.ts';
import {layOutAll, layOutRest, paintTopFirst} from './topFirst.ts';
import {settle} from './waitingActs.ts';

// Pages that scripts fill, addresses that ask for something, and readers who load a page again do not wait.
const startsAtOnce =
  list?.dataset['now'] !== undefined || location.search !== '' || navigation.type === 'reload';

applyLowerStyles();
if (isSavingData()) mark('saving-data');
if (!startsAtOnce) paintTopFirst();
page.addEventListener('keep-and-reload', reload);
addEventListener('pointerdown', handlePress, true);
addEventListener('click', handleClick, true);
addEventListener('keydown', handleKey, true);
for (const end of ['close', 'toggle']) addEventListener(end, settle, true);
new MutationObserver(settle).observe(root, {attributes: true});
// A list that a script scrolls is no act: only the scroll of the page bubbles.
for (const intent of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click'])
  for (const answer of [layOutAll, start])
    addEventListener(intent, answer, {capture: intent !== 'scroll', passive: true});
addEventListener('DOMContentLoaded', restore);
addEventListener('load', () => {
  if (startsAtOnce) start();
  // The first paint can come later than this event, and would share the connection with what is fetched ahead.
  else
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      whenIdle(layOutRest);
      whenIdle(prefetch);
    }).observe({type: 'paint', buffered: true});
});
