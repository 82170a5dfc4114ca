import type {FirstViewOptions} from 'docusaurus-first-view/options';
import type {PolicyOptions} from 'docusaurus-first-view/policy-options';
import {docsVersions, versionRoot} from '../site/versions.ts';

/** Kinds of pages that share the styles of their first view; every other page is of the site. */
const kinds = [
  {name: 'docs', match: 'docs/**'},
  {name: 'blog', match: 'blog/**'},
  {name: 'desk', match: ['tools/upgrade/**', 'tools/api-history/**', 'tools/compatibility/**']},
  {name: 'text', match: ['tools/**', 'accessibility/**']},
];

/** How many kinds of pages there are, with those of the site. */
export const KINDS = kinds.length + 1;

/** What the site says of its pages to docusaurus-first-view. */
export const firstView = {
  kinds,
  // Pages that scripts fill or that lead on by scripts, so that these do not wait for the reader.
  eager: ['404', 'search', ...docsVersions.map((version) => versionRoot(version).slice(1))],
  trim: true,
  // Folders with the style sheets of the playground, which src/plugins/playground makes.
  laterSheets: ['play', 'assets/play'],
} satisfies FirstViewOptions;

/** What the site says of their policy. */
export const policy = {
  // The search index is read by WebAssembly, which this token allows without allowing `eval`.
  scriptSources: ["'wasm-unsafe-eval'"],
  refuseStyles: true,
  // What runs before the first paint, and what runs behind the first paragraph: src/plugins/preset/theme.ts.
  mostScripts: 2,
  // The first text and what follows, for each kind of page.
  mostStyles: 2 * KINDS,
} satisfies PolicyOptions;
