import file from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2';

/** The name under which src/css/tokens.css asks for the face. */
const FAMILY = 'Titles';

/** Loads the typeface of titles, and puts it on those that are there if it fits. */
export async function applyTitleFont(): Promise<FontFace> {
  const face = await new FontFace(FAMILY, `url(${file})`, {weight: '600'}).load();
  applyFont(face);
  return face;
}

/**
 * Gives titles their face unless one of them would take more or fewer lines with it: then the text below would move
 * while it is read, and the face waits for the next page. Both sizes are read before the browser draws again.
 */
function applyFont(face: FontFace): void {
  const before = titleSizes();
  document.fonts.add(face);
  if (titleSizes() !== before) document.fonts.delete(face);
}

function titleSizes(): string {
  const titles = document.querySelectorAll<HTMLElement>('h1, h2, figcaption');
  return [...titles].map(({offsetHeight}) => offsetHeight).join();
}
