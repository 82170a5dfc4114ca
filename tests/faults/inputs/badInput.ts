import type {SiteFiles} from '../sites/makeSite.ts';
import {page} from '../sites/makeSite.ts';

/** Something an author may do wrong, and every sentence that must be said of it. */
export type BadInput = {
  readonly name: string;
  /** Files that differ from a sound site. */
  readonly files: SiteFiles;
  readonly says: readonly string[];
};

/** A separate page with the mistake in its body, whose first line is line 6. */
export function inBody(file: string, name: string, body: string, ...says: string[]): BadInput {
  return {
    name,
    files: {[`docs/${file}.mdx`]: page(`Page ${file}`, body)},
    says: says.map((sentence) => `docs/${file}.mdx:${sentence}`),
  };
}

/** A separate page that is nothing but the given text. */
export function whole(
  file: string,
  name: string,
  text: string | Uint8Array,
  ...says: string[]
): BadInput {
  return {
    name,
    files: {[`docs/${file}.mdx`]: text},
    says: says.map((sentence) => `docs/${file}.mdx:${sentence}`),
  };
}
