import type {PageRule} from '../../site/pages.ts';
import {hasPage} from '../../site/pages.ts';
import {SIDEBAR} from '../../site/sidebars.ts';
import type {LoadedPages} from './describePages.ts';

/** Returns a sentence for every page that a sidebar lists against the contract, or fails to list (D2). */
export function sidebarProblems(
  versions: readonly LoadedPages[],
  rules: readonly PageRule[],
): string[] {
  return versions.flatMap(({version, sidebars, pages}) => {
    if (!sidebars.includes(SIDEBAR))
      return [`Version ${version} has no sidebar named ${SIDEBAR}: the navbar links to it.`];
    return rules
      .filter((rule) => hasPage(version, rule))
      .flatMap(({path, listed}) => {
        const page = pages.find((candidate) => candidate.path === path);
        if (!page || page.sidebars.includes(SIDEBAR) === listed) return [];
        return listed
          ? [`The sidebar of version ${version} does not list ${page.file}: add it to ${SIDEBAR}.`]
          : [
              `The sidebar of version ${version} lists ${page.file}, which is reached by address only: take it out.`,
            ];
      });
  });
}
