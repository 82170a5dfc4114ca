import {posix} from 'node:path';
import type {Problem} from 'mdx-samples/problem';
import {versionOfFile} from '../../site/addresses.ts';
import type {Reference} from './pageFacts.ts';

/** What links can lead to. */
export type Targets = {
  /** Files of all pages and posts. */
  readonly pages: ReadonlySet<string>;
  /** Anchors of every page that could be read, by its file; any anchor passes on the others. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Files of pages by their address. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Says whether a file of the site exists. */
  readonly exists: (file: string) => boolean;
};

const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
/** Addresses below these roots belong to pages and posts; the blog's own lists are left to Docusaurus. */
const OF_PAGES = /^\/(?:docs\/|blog\/(?!(?:archive|authors|tags|page)(?:\/|$)|[^/]*\.\w+$))/;

/** Checks the links and pictures of a page. */
export function checkLinks(
  file: string,
  references: readonly Reference[],
  targets: Targets,
): Problem[] {
  return references.flatMap((reference) => {
    const {line, column} = reference;
    const message = referenceProblem(file, reference, targets);
    return message === undefined ? [] : [{file, line, column, message}];
  });
}

function referenceProblem(
  file: string,
  reference: Reference,
  targets: Targets,
): string | undefined {
  if (reference.type === 'link') return linkProblem(file, reference.url, targets);
  if (reference.type === 'image') return pictureProblem(file, reference.url, targets);
  return `${reference.written} has no definition on this page. Add one, or write the target in parentheses.`;
}

function linkProblem(file: string, url: string, targets: Targets): string | undefined {
  if (OUTSIDE.test(url)) return undefined;
  if (decode(url) === undefined)
    return `The link ${url} has an invalid escape sequence. Write "%" as %25.`;
  const [, path = '', anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(url) ?? [];
  // A query alone asks the same page for something.
  if (path === '' && anchor === undefined && !/^\?./.test(url))
    return 'The link has no target. Write one.';
  const target = path === '' ? file : findTarget(file, path, targets);
  if (typeof target !== 'string') return target?.message;
  const ids = targets.anchors.get(target);
  return !anchor || !ids || ids.has(decode(anchor) ?? anchor)
    ? undefined
    : `The link ${url} does not match a heading of ${target}. Correct the part after "#".`;
}

/** The file that a path points to; undefined when it is not a file that we check. */
function findTarget(
  file: string,
  path: string,
  {pages, addresses, exists}: Targets,
): string | {readonly message: string} | undefined {
  if (path.startsWith('/')) {
    const page = addresses.get(path);
    if (page !== undefined || !OF_PAGES.test(path) || exists(`static${path}`)) return page;
    if ([...addresses.keys()].some((address) => address.startsWith(`${path}/intro`)))
      return undefined;
    return {message: `The link ${path} does not lead to a page. Correct the address.`};
  }
  const target = posix.join(posix.dirname(file), decode(path) ?? path);
  if (!/\.mdx?$/.test(path))
    return exists(target) && posix.extname(path) !== ''
      ? undefined
      : {
          message: `The link ${path} does not point to a file. Use the path of the page's source file, such as ./intro.mdx.`,
        };
  if (!pages.has(target))
    return {message: `The link ${path} leads to ${target}, which is not a page. Correct the path.`};
  const [own, other] = [versionOfFile(file), versionOfFile(target)];
  if (own?.version === other?.version) return target;
  return {
    message: `The link ${path} leaves this version or the blog. Write the address of the page, such as /docs/2.7/intro.`,
  };
}

function pictureProblem(file: string, url: string, {exists}: Targets): string | undefined {
  if (OUTSIDE.test(url)) return `The image ${url} comes from another host. Put it in static/img.`;
  const path = decode(url) ?? url;
  const target = path.startsWith('/') ? `static${path}` : posix.join(posix.dirname(file), path);
  return url === '' || !exists(target)
    ? `The image ${target} does not exist. Correct the path.`
    : undefined;
}

function decode(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}
