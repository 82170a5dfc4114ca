/** Words of the last part of an address, as a reader would search for them. */
export function wordsOf(address: string): string {
  const name = address.replace(/\/+$/, '').slice(-200).split('/').at(-1) ?? '';
  return name
    .replace(/\.(?:html?|mdx?)$/i, '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .slice(0, 60);
}
