import preload from '@docusaurus/core/lib/client/preload';

type Click = Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;
type Target = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target'>;

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
  if (!opensPageHere(event, link, window.location)) return;
  event.preventDefault();
  event.stopPropagation();
  tryOut(link);
}

/** Says whether a click opens another page of this site in this window. */
export function opensPageHere(
  click: Click,
  link: Target,
  here: Pick<Location, 'origin' | 'pathname'>,
): boolean {
  return (
    click.button === 0 &&
    !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) &&
    !click.defaultPrevented &&
    (link.target === '' || link.target === '_self') &&
    link.origin === here.origin &&
    link.pathname !== here.pathname
  );
}

function tryOut(link: HTMLAnchorElement): void {
  if (navigator.onLine) return follow(link);
  // Without the router every link loads a document, which cannot arrive.
  if (document.documentElement.dataset['hasHydrated'] !== 'true') return say(link);
  preload(link.pathname).then(
    () => follow(link),
    () => say(link),
  );
}

function follow(link: HTMLAnchorElement): void {
  followed = link;
  link.click();
  followed = undefined;
}

function say(link: HTMLAnchorElement): void {
  notice?.remove();
  notice = document.createElement('div');
  notice.className = 'load-notice';
  notice.setAttribute('role', 'status');
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary button--sm';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => tryOut(link));
  notice.append('You’re offline, and that page hasn’t been loaded yet. ', retry);
  // An open dialog covers everything outside it.
  (link.closest('dialog') ?? document.body).append(notice);
}

if (typeof document !== 'undefined') document.addEventListener('click', handleClick, true);

/** Docusaurus calls this once a page is shown: the notice is no longer true. */
export function onRouteDidUpdate(): void {
  notice?.remove();
}
