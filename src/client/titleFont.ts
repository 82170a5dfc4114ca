import {isSavingData} from 'docusaurus-first-view/saving-data';

let face: FontFace | undefined;

/**
 * Loads the typeface of titles once the page has hydrated and the browser is idle, so that the first view does not wait
 * for it.
 */
async function loadFace(): Promise<void> {
  try {
    const {applyTitleFont} = await import('./applyTitleFont.ts');
    face = await applyTitleFont();
  } catch {
    // Titles keep the face that the reader's system has.
  }
}

if (typeof window !== 'undefined' && !isSavingData()) {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void loadFace());
  else setTimeout(() => void loadFace(), 1000);
}

type Update = {
  readonly location: {pathname: string};
  readonly previousLocation: {pathname: string} | null;
};

/** Docusaurus calls this before the browser draws a new page: what nobody has seen yet cannot move. */
export function onRouteDidUpdate({location, previousLocation}: Update): void {
  if (face && location.pathname !== previousLocation?.pathname) document.fonts.add(face);
}
