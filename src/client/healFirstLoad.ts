import {healingStep, markHealed} from './healingStep.ts';

/**
 * A script of the page that fails before the page is alive leaves readable HTML that does not react.
 * Reload once, because a new deploy is the usual cause; after that, say so and let the reader retry.
 */
function handleFailure({reason}: PromiseRejectionEvent): void {
  if (!(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
  if (document.documentElement.dataset['hasHydrated'] === 'true') return;
  if (healingStep(() => window.sessionStorage, window.location.pathname) === 'reload')
    window.location.reload();
  else showNotice();
}

function showNotice(): void {
  const notice = document.createElement('div');
  notice.className = 'load-notice';
  notice.setAttribute('role', 'status');
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary button--sm';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => window.location.reload());
  notice.append(
    'A script of this page did not load. You can read it; menus and search may not react. ',
    retry,
  );
  document.body.append(notice);
}

if (typeof window !== 'undefined') window.addEventListener('unhandledrejection', handleFailure);

/** Docusaurus calls this once a page is alive: the next failure may reload again. */
export function onRouteDidUpdate(): void {
  markHealed(() => window.sessionStorage);
}
