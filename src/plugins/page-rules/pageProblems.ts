import type {PageRule} from '../../site/pages.ts';
import {hasPage} from '../../site/pages.ts';
import type {LoadedPages, Page} from './describePages.ts';

/** Returns a sentence for every page that is missing, unknown, doubled or without title and description. */
export function pageProblems(
  versions: readonly LoadedPages[],
  rules: readonly PageRule[],
  drafts: readonly string[] = [],
): string[] {
  const all = versions.flatMap(({pages}) => pages);
  return [
    ...versions.flatMap((version) => [
      ...missingPages(version, rules),
      ...unknownPages(version, rules),
    ]),
    ...versions.flatMap(({pages}) => sameAddress(pages)),
    ...all.flatMap(frontMatterProblems),
    // A version that was just opened repeats the one it came from until its pages are written.
    ...sameDescription(
      versions.filter(({version}) => !drafts.includes(version)).flatMap(({pages}) => pages),
    ),
  ];
}

function missingPages({version, pages}: LoadedPages, rules: readonly PageRule[]): string[] {
  return rules
    .filter((rule) => hasPage(version, rule) && !pages.some(({path}) => path === rule.path))
    .map(
      ({path}) =>
        `Version ${version} has no page "${path}", which the contract names: no page may go or move.`,
    );
}

function unknownPages({version, pages}: LoadedPages, rules: readonly PageRule[]): string[] {
  return pages
    .filter((page) => !rules.some((rule) => rule.path === page.path && hasPage(version, rule)))
    .map(
      ({file, path}) =>
        `${file} adds the page "${path}" to version ${version}: list it in src/site/pages.ts.`,
    );
}

function frontMatterProblems({file, title, description}: Page): string[] {
  return [
    ...(title === undefined ? [`${file} has no title in its front matter: add one.`] : []),
    ...(description === undefined
      ? [
          `${file} has no description in its front matter: add one sentence that search results can show.`,
        ]
      : []),
  ];
}

function sameAddress(pages: readonly Page[]): string[] {
  return pages.flatMap(({file, path}, index) => {
    const first = pages.findIndex((page) => page.path === path);
    return first === index
      ? []
      : [`${file} has the same address "${path}" as ${pages[first]?.file}: change one slug.`];
  });
}

function sameDescription(pages: readonly Page[]): string[] {
  return pages.flatMap(({file, description}, index) => {
    if (description === undefined) return [];
    const first = pages.findIndex((page) => page.description === description);
    return first === index
      ? []
      : [`${file} has the same description as ${pages[first]?.file}: say what differs.`];
  });
}
