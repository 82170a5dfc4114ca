import type {DocsVersion} from '../../site/versions.ts';

/** What all pages have in common. */
export type TwinSource = {
  /** Path of the file from the repository's root, with forward slashes. */
  readonly file: string;
  /** Path of the page on the site, base URL included. */
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
};

/** A docs page. */
export type TwinDoc = TwinSource & {
  readonly kind: 'doc';
  /** The same in all versions that have the page. */
  readonly id: string;
  readonly version: DocsVersion;
};

/** A release post. */
export type TwinPost = TwinSource & {
  readonly kind: 'post';
  /** Day of publication, for example `2025-08-19`. */
  readonly date: string;
};

/** A page of the tools; most of their texts are made and not written. */
export type TwinTool = TwinSource & {
  readonly kind: 'tool';
  /** The text in the form of a docs page. */
  readonly body: string;
};

/** What an assistant reads about one job; it is no page and has no twin. */
export type TwinSkill = TwinSource & {readonly name: string};

/** A page that gets a twin. */
export type TwinPage = TwinDoc | TwinPost | TwinTool;

/** Pages under one heading of the sidebar. */
export type TwinSection = {readonly title: string; readonly pages: readonly TwinDoc[]};

/** A docs version with its pages in the order of its sidebar. */
export type TwinVersion = {
  readonly entry: DocsVersion;
  /** Path under which the version lies, base URL included. */
  readonly root: string;
  readonly sections: readonly TwinSection[];
};

/** Everything that twins and lists are made from. */
export type TwinSite = {
  readonly title: string;
  readonly tagline: string;
  /** Address of the site without a path, for example `https://expo-iap.hyo.dev`. */
  readonly origin: string;
  /** Path under which the site lies, with slashes at both ends. */
  readonly baseUrl: string;
  /** Newest first. */
  readonly versions: readonly TwinVersion[];
  /** Newest first. */
  readonly posts: readonly TwinPost[];
  readonly tools: readonly TwinTool[];
  readonly skills: readonly TwinSkill[];
};

/** Every page of a version. */
export function pagesOf({sections}: TwinVersion): readonly TwinDoc[] {
  return sections.flatMap(({pages}) => pages);
}

/** Every page of the site that gets a twin. */
export function allPages({versions, posts, tools}: TwinSite): readonly TwinPage[] {
  return [...versions.flatMap(pagesOf), ...posts, ...tools];
}
