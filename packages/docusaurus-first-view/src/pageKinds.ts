import {createMatcher} from '@docusaurus/utils';
import type {FirstViewOptions} from './options.ts';

/** The address of a page below the base URL, without slashes around it and without an ending: `docs/intro`. */
export function addressOf(file: string): string {
  return file.replace(/\.html$/, '').replace(/\/index$/, '');
}

/** Divides pages into their kinds, in the order of the options, with all others at the end. */
export function divideByKind<Page extends {readonly file: string}>(
  pages: readonly Page[],
  {kinds = []}: Pick<FirstViewOptions, 'kinds'>,
): Page[][] {
  const matchers = kinds.map(({match}) => createMatcher([match].flat()));
  const divided: Page[][] = [...kinds.map(() => []), []];
  for (const page of pages) {
    const address = addressOf(page.file);
    const kind = matchers.findIndex((matches) => matches(address));
    divided.at(kind)?.push(page);
  }
  return divided.filter((ofKind) => ofKind.length > 0);
}

/** Returns a function that says whether a page loads its scripts at once. */
export function eagerPages({
  eager = [],
}: Pick<FirstViewOptions, 'eager'>): (page: {readonly file: string}) => boolean {
  const matches = createMatcher([...eager]);
  return ({file}) => matches(addressOf(file));
}
