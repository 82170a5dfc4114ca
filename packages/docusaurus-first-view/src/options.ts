import type {PolicyOptions} from './policy/policyOptions.ts';

/** Pages that share the styles of their first view. */
export type PageKind = {
  readonly name: string;
  /** Globs that fit the addresses of its pages below the base URL, without slashes and endings: `docs/**`. */
  readonly match: string | readonly string[];
};

/** What the steps after a build need to know of a site. */
export type FirstViewOptions = {
  /** Kinds of pages, the first one that fits; every other page is of one more kind. */
  readonly kinds?: readonly PageKind[] | undefined;
  /** Globs of pages that scripts fill, such as a page of search results: they load their scripts at once. */
  readonly eager?: readonly string[] | undefined;
  /**
   * Whether the whole style sheet loses the rules that no page and no script uses. Classes that scripts set are known by
   * how scripts write them, so look at every page after you switch it on.
   */
  readonly trim?: boolean | undefined;
  /** Folders of the build with more style sheets, which read custom properties of the whole one. */
  readonly laterSheets?: readonly string[] | undefined;
};

/** The options of the plugin. */
export type PluginOptions = FirstViewOptions & {
  /** The module that handles acts before React does, by its path in the site; it has the exports of startup/acts.ts. */
  readonly acts?: string | undefined;
  /** The content security policy of the pages; without it they get none. */
  readonly policy?: PolicyOptions | undefined;
};
