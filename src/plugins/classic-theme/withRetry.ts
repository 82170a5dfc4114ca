import type {HtmlTagObject} from '@docusaurus/types';
import type {Tags} from './tags.ts';

/**
 * Small enough for the page itself: a button that asks for missing scripts cannot be in one of them. Browsers
 * forget what was typed when a page loads again, so the text travels in the history entry, where the field
 * looks for it once it is alive.
 */
const KEEP_AND_RELOAD = `
(function () {
  function reload() {
    var typed = Object.assign({}, history.state && history.state.typed);
    document.querySelectorAll('textarea[name]').forEach(function (field) {
      if (field.value) typed[field.name] = field.value; });
    history.replaceState(Object.assign({}, history.state, {typed: typed}), '');
    location.reload();
  }
  document.addEventListener('keep-and-reload', reload);
  document.addEventListener('click', function (event) {
    if (event.target instanceof Element && event.target.closest('[data-reload]')) reload();
  });
})();`;

/**
 * Lets buttons marked `data-reload`, and the event `keep-and-reload` on the document, load the page again
 * without losing what was typed, by the one script that stands in every page.
 */
export function withRetry(tags: Tags): Tags {
  return {...tags, preBodyTags: [tags.preBodyTags ?? []].flat().map(extend)};
}

function extend(tag: string | HtmlTagObject): string | HtmlTagObject {
  if (typeof tag === 'string' || tag.tagName !== 'script') return tag;
  return {...tag, innerHTML: `${tag.innerHTML ?? ''}${KEEP_AND_RELOAD}`};
}
