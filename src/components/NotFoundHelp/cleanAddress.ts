/** No page has a longer address, and a hostile one must not cost time. */
const LONGEST = 500;

/** Takes away what does not change the meaning of an address: case, file endings, marks of the text around a link. */
export function cleanAddress(pathname: string): string {
  const cleaned = readable(pathname)
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[-.,;:!?)\]}>"'`*]+$/, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?(?:\.html?|\.mdx?)?\/*$/, '');
  return cleaned === '' ? '/' : cleaned;
}

/** The address as a person would write it; an address that cannot be decoded stays as it is. */
export function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
