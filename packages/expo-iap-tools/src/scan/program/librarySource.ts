/** What the library is imported as. */
export const LIBRARY = 'expo-iap';

/** Files of the package that an app does not import: its config plugin, its description. */
const OTHER_FILES = /^expo-iap\/(?:app\.plugin|plugin\/|package\.json)/;

/** Says whether an import takes the library, or a file inside it. */
export function isLibrary(source: string): boolean {
  return source === LIBRARY || isInside(source);
}

/** Says whether an import takes a file inside the library, which any patch can move. */
export function isInside(source: string): boolean {
  return source.startsWith(`${LIBRARY}/`) && !OTHER_FILES.test(source);
}

/** Says whether a text has the library, or a file inside it, between quotes. */
export function mentionsLibrary(text: string): boolean {
  const mentions = text.matchAll(/['"`](expo-iap(?:\/[^'"`\n]+)?)['"`]/g);
  return [...mentions].some(([, source = '']) => isLibrary(source));
}
