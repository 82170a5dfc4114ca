import type {LoadContext, Plugin} from '@docusaurus/types';
import {pages as contractPages} from '../../site/pages.ts';
import type {PageRule} from '../../site/pages.ts';
import {posts as contractPosts} from '../../site/posts.ts';
import {docsVersions} from '../../site/versions.ts';
import {describePages} from './describePages.ts';
import {describePosts} from './describePosts.ts';
import {pageProblems} from './pageProblems.ts';
import {postProblems} from './postProblems.ts';
import {sidebarProblems} from './sidebarProblems.ts';

const drafts = docsVersions.filter(({status}) => status === 'next').map(({version}) => version);

/** What a site must contain; the contract of this site when nothing else is given. */
export type PageRulesOptions = {
  readonly pages?: readonly PageRule[];
  readonly posts?: readonly string[];
};

/** Holds the loaded pages, sidebars and posts against the contract and stops with a sentence for each fault. */
export default function pageRules(
  {siteDir}: LoadContext,
  {pages = contractPages, posts = contractPosts}: PageRulesOptions,
): Plugin {
  return {
    name: 'page-rules',
    async allContentLoaded({allContent}) {
      const versions = describePages(allContent, siteDir);
      const problems = [
        ...pageProblems(versions, pages, drafts),
        ...sidebarProblems(versions, pages),
        ...postProblems(describePosts(allContent, siteDir), posts),
      ];
      if (problems.length > 0)
        throw new Error(`The content breaks the rules of this site:\n${problems.join('\n')}`);
    },
  };
}
