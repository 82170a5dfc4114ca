/** Names of classes and ids that the pages have or that a script may set. */
export type UsedNames = ReadonlySet<string>;

/** A name with an ending that the bundler made, or with the double marks of the theme's classes: no word of prose. */
const TELLING_NAME = /[A-Za-z][\w-]*(?:_[\w-]{4}\b|__[\w-]+|--[\w-]+)/g;
/** Where scripts name classes: behind `className` and in calls on a class list. */
const CLASS_CONTEXT = /(?:[cC]lassName"?[:=]|classList\.\w+\()[^}]{1,300}/g;
const QUOTED = /["'`]([^"'`]+)["'`]/g;

/** Collects what could be a class or an id: the values of attributes in pages, and what scripts set. */
export function collectNames(pages: readonly string[], scripts: readonly string[]): UsedNames {
  const names = new Set<string>();
  const add = (text: string): void => {
    for (const name of text.split(/\s+/)) names.add(name);
  };
  for (const page of pages)
    for (const [, quoted, bare] of page.matchAll(/\s(?:class|id)=(?:"([^"]*)"|([^\s>"]+))/g))
      add(quoted ?? bare ?? '');
  for (const script of scripts) {
    for (const [name] of script.matchAll(TELLING_NAME)) names.add(name);
    for (const [context] of script.matchAll(CLASS_CONTEXT))
      for (const [, words] of context.matchAll(QUOTED)) add(words ?? '');
  }
  return names;
}
