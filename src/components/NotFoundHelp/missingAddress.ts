/** The address as a person would write it; an address that cannot be decoded stays as it is. */
export function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Words of the last part of an address, as a reader would search for them. */
export function wordsOf(address: string): string {
  const name = address.replace(/\/+$/, '').slice(-200).split('/').at(-1) ?? '';
  return name
    .replace(/\.(?:html?|mdx?)$/i, '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .slice(0, 60);
}
