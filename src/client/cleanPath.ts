/** Returns the address of a page without a file ending: `/docs/intro` for `/docs/intro.html` (R14). */
export function cleanPath(pathname: string, baseUrl: string): string {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '');
  return clean === '' || `${clean}/` === baseUrl ? baseUrl : clean;
}
