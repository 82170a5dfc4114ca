import preload from '@docusaurus/core/lib/client/preload';
import {isPlainVisit} from './isPlainVisit.ts';

let notice: HTMLElement | undefined;
let followed: HTMLAnchorElement | undefined;

/**
 * Without a network the framework would reload for a page that it cannot fetch, and the browser would show
 * its own error instead of what the reader has. So such a click is tried out first; if it fails, we say so.
 */
function handleClick(event: MouseEvent): void {
  if (navigator.onLine) return;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link === followed) return;
  if (!isPlainVisit(event, link, window.location)) return;
  event.preventDefault();
  event.stopPropagation();
  tryOut(link);
}

function tryOut(link: HTMLAnchorElement): void {
  if (navigator.onLine) return follow(link);
  // Without the router every link loads a document, which cannot arrive.
  if (document.documentElement.dataset['hasHydrated'] !== 'true') return tell(link);
  preload(link.pathname).then(
    () => follow(link),
    () => tell(link),
  );
}

function follow(link: HTMLAnchorElement): void {
  followed = link;
  link.click();
  followed = undefined;
}

function tell(link: HTMLAnchorElement): void {
  notice?.remove();
  notice = document.createElement('div');
  notice.className = 'load-notice';
  notice.setAttribute('role', 'status');
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary button--sm';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => tryOut(link));
  notice.append('You are offline, and that page is not here yet. This one stays. ', retry);
  // An open dialog covers everything outside it.
  (link.closest('dialog') ?? document.body).append(notice);
}

if (typeof document !== 'undefined') document.addEventListener('click', handleClick, true);

/** Docusaurus calls this once a page is shown: what was said about going there is over. */
export function onRouteDidUpdate(): void {
  notice?.remove();
}
