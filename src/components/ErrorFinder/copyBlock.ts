/** Copies what the page says about a code: the table under its heading, or the line of a list. */
export function copyBlock(anchor: string, page: Document): Node | undefined {
  const place = page.getElementById(anchor);
  if (place instanceof HTMLLIElement) {
    const line = page.createElement('p');
    const [only, ...more] = place.children;
    const source = only instanceof HTMLParagraphElement && more.length === 0 ? only : place;
    line.append(...source.cloneNode(true).childNodes);
    return line;
  }
  return place?.nextElementSibling?.querySelector('table')?.cloneNode(true);
}
