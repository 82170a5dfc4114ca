/** Under this name the framework keeps the docs version that a reader chose. */
export const VERSION = 'docs-preferred-version-default';

/** Keeps a choice under the name that the framework gives it; src/plugins/preset replaces NAMESPACE. */
export function keep(name: string, value: string): void {
  try {
    localStorage[`${name}NAMESPACE`] = value;
  } catch {
    // A browser that keeps nothing has the choice for this page.
  }
}

/** Returns the version that a reader chose. */
export function keptVersion(): unknown {
  try {
    return localStorage[`${VERSION}NAMESPACE`];
  } catch {
    return undefined;
  }
}
