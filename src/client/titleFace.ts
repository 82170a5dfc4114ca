import file from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2';
import {isSparing} from './sparing.ts';

/** The name under which src/css/tokens.css asks for the face. */
const FAMILY = 'Titles';

let face: FontFace | undefined;

/** Loads the typeface of titles once the page is alive and the browser idle: no first view waits for it. */
async function loadFace(): Promise<void> {
  const loading = new FontFace(FAMILY, `url(${file})`, {weight: '600'});
  try {
    face = await loading.load();
  } catch {
    // Titles keep the face that the reader's system has.
    return;
  }
  wearFace();
}

/**
 * Gives titles their face unless one of them would take more or fewer lines with it: then the text below would move
 * while it is read, and the face waits for the next page. Both sizes are read before the browser draws again.
 */
function wearFace(): void {
  if (!face || document.fonts.has(face)) return;
  const before = titleSizes();
  document.fonts.add(face);
  if (titleSizes() !== before) document.fonts.delete(face);
}

function titleSizes(): string {
  const titles = document.querySelectorAll<HTMLElement>('h1, h2, figcaption');
  return [...titles].map(({offsetHeight}) => offsetHeight).join();
}

if (typeof window !== 'undefined' && !isSparing()) {
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
