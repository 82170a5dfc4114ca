/** Under this name the framework keeps the docs version that a reader chose. */
export const VERSION = 'docs-preferred-version-default';

/** What the framework puts behind every name that it keeps something under; the bundler knows it. */
declare const STORAGE_NAMESPACE: string;

/** Keeps a choice under the name that the framework gives it. */
export function keep(name: string, value: string): void {
  try {
    localStorage[`${name}${STORAGE_NAMESPACE}`] = value;
  } catch {
    // A browser that keeps nothing has the choice for this page.
  }
}

/** Returns the version that a reader chose. */
export function keptVersion(): unknown {
  try {
    return localStorage[`${VERSION}${STORAGE_NAMESPACE}`];
  } catch {
    return undefined;
  }
}
