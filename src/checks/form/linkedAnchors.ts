import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import type {Problem} from 'mdx-samples/problem';
import * as v from 'valibot';
import type {PageForm} from './pageForm.ts';

/** Where the anchors are that other pages led to, by version: they are in readers' bookmarks. */
export const ANCHORS_FILE = 'src/checks/form/linkedAnchors.json';

/** Anchors by version, each after the path of its page. */
export type LinkedAnchors = v.InferOutput<typeof anchors>;

const anchors = v.record(v.string(), v.array(v.string()));

/** Reads them; none where the content is not that of this site. */
export function readLinkedAnchors(root: string): LinkedAnchors {
  const file = join(root, ANCHORS_FILE);
  return existsSync(file) ? v.parse(anchors, JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Finds anchors that other pages led to and that are gone. */
export function lostAnchors(pages: readonly PageForm[], linked: LinkedAnchors): Problem[] {
  return pages.flatMap(({file, version, page, anchors: own}) =>
    (linked[version] ?? [])
      .filter((anchor) => anchor.startsWith(`${page}#`))
      .map((anchor) => anchor.slice(page.length + 1))
      .filter((id) => !own.has(id))
      .map((id) => ({
        file,
        line: 1,
        column: 1,
        message: `The anchor "${id}" is gone, and readers have links to it. Put <Anchor id="${id}" /> where its text is now, or where a sentence leads to it.`,
      })),
  );
}

/** Adds the anchors that other pages lead to now. */
export function withNewAnchors(pages: readonly PageForm[], linked: LinkedAnchors): LinkedAnchors {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const found = new Map(Object.entries(linked).map(([version, all]) => [version, new Set(all)]));
  for (const {file, version, links} of pages) {
    for (const link of links) {
      const [, path = '', id] = /^([^#]+)#(.+)$/.exec(link) ?? [];
      const target = byFile.get(posix.join(posix.dirname(file), path));
      if (id === undefined || target?.version !== version || target.file === file) continue;
      const known = found.get(version) ?? new Set();
      found.set(version, known.add(`${target.page}#${id}`));
    }
  }
  return Object.fromEntries([...found].map(([version, all]) => [version, [...all].sort()]));
}
