import {type Problem, problemIn} from 'mdx-samples/problem';
import {versionOfFile} from '../../site/addresses.ts';
import {hasPage, type PageRule} from '../../site/promised.ts';
import {SIDEBAR} from '../../site/sidebars.ts';
import {type DocsVersion, docsVersions, folderOf, versionRoot} from '../../site/versions.ts';
import type {Sources} from '../content.ts';
import {type ReadSidebars, sidebarFile} from './sidebars.ts';

/** The addresses that readers were promised. */
export type Contract = {
  readonly pages: readonly PageRule[];
  /** Slugs of posts. */
  readonly posts: readonly string[];
};

/** What the site has. */
export type Found = {
  /** Files of pages by their address. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly sidebars: ReadonlyMap<string, ReadSidebars>;
};

/** Checks that no promised page or post is gone, that sidebars list what they should, and that descriptions differ. */
export function checkContract(content: Sources, found: Found, contract: Contract): Problem[] {
  return [
    ...docsVersions.flatMap((version) => checkVersion(version, found, contract)),
    ...contract.posts
      .filter((slug) => !found.addresses.has(`/blog/${slug}`))
      .map((slug) =>
        problemIn('blog', `No post has the promised slug "${slug}". Restore the post or its slug.`),
      ),
    ...sameDescriptions(content),
  ];
}

function checkVersion(
  version: DocsVersion,
  {addresses, sidebars: ofVersions}: Found,
  contract: Contract,
): Problem[] {
  const folder = folderOf(version.version);
  const {sidebars, problems = []} = ofVersions.get(version.version) ?? {};
  const promised = contract.pages.filter((rule) => hasPage(version.version, rule));
  const listed = sidebars?.[SIDEBAR];
  const file = sidebarFile(version.version);
  const isOther = sidebars !== undefined && listed === undefined;
  return [
    ...problems,
    ...(isOther
      ? [problemIn(file, `The navbar links to ${SIDEBAR}, which does not exist. Add it.`)]
      : []),
    ...promised.flatMap((rule) => {
      const address = `${versionRoot(version)}/${rule.path}`;
      const page = addresses.get(address);
      if (page === undefined) {
        const message = `The promised page ${address} is missing. Restore the file or its slug.`;
        return [problemIn(`${folder}/${rule.path}.mdx`, message)];
      }
      const id = page.slice(folder.length + 1).replace(/\.mdx?$/, '');
      if (listed === undefined || listed.includes(id) === rule.listed) return [];
      return [
        rule.listed
          ? problemIn(file, `${SIDEBAR} does not list "${id}". Add it.`)
          : problemIn(file, `${SIDEBAR} lists "${id}", which must not be in it. Remove it.`),
      ];
    }),
  ];
}

/** Search results show descriptions side by side, so those of a version must differ. */
function sameDescriptions({frontMatter}: Sources): Problem[] {
  const first = new Map<unknown, string>();
  return [...frontMatter].flatMap(([file, {fields, lineOf}]) => {
    const {description} = fields;
    // A version that was just opened repeats the one it came from until its pages are written.
    if (typeof description !== 'string' || versionOfFile(file)?.status === 'next') return [];
    const other = first.get(description);
    if (other === undefined) {
      first.set(description, file);
      return [];
    }
    const message = `The description is the same as in ${other}. Say what differs.`;
    return [problemIn(file, message, lineOf('description'))];
  });
}
