import {healingStep, markHealed} from './healingStep.ts';

/**
 * A script of the page that fails before the page is alive leaves readable HTML that does not react.
 * Reload once, because a new deploy is the usual cause; after that, say so and let the reader retry.
 */
function handleFailure({reason}: PromiseRejectionEvent): void {
  if (!(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
  if (document.documentElement.dataset['hasHydrated'] === 'true') return;
  if (healingStep(() => window.sessionStorage, window.location.pathname) === 'reload')
    // The script in the page (src/inline/startup.ts) does it without losing what was typed.
    document.dispatchEvent(new Event('keep-and-reload'));
  // src/components/UnresponsiveNotice is in the page already and shows itself by this mark.
  else document.documentElement.dataset['loadFailed'] = 'true';
}

if (typeof window !== 'undefined') window.addEventListener('unhandledrejection', handleFailure);

/** Docusaurus calls this once a page is alive: the next failure may reload again. */
export function onRouteDidUpdate(): void {
  markHealed(() => window.sessionStorage);
}
