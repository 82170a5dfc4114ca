/** The address under the root of the site; redirects and proposals know nothing of where the site is served. */
export function withoutBase(address: string, base: string): string {
  return address.startsWith(base) ? `/${address.slice(base.length)}` : address;
}
