import type {BlogContent, PluginOptions as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin, Props} from '@docusaurus/types';

/** What Docusaurus passes to plugins after a build. */
export type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** What src/plugins/preset/blog.ts offers instead of writing feeds in its own hook. */
export type FeedWriter = {
  readonly writeFeeds: NonNullable<Plugin<BlogContent>['postBuild']>;
};

/** What a plugin offers that makes scripts for the browser in addition to the bundler's. */
export type BundlingPlugin = {
  /** The files that went into its scripts; the list of licenses names their packages. */
  readonly bundledFiles: () => readonly string[];
};

/** A site that Docusaurus has built, with what the steps after it need. */
export type BuiltSite = Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'routes'> & {
  readonly title: string;
  readonly tagline: string;
  /** Scheme and host, without a slash at the end. */
  readonly url: string;
  readonly content: SiteContent;
  readonly blog: BuiltBlog | undefined;
  /** Every file that the bundler put into the scripts of the browser. */
  readonly bundledFiles: readonly string[];
};

/** What is known of a site before its pages are built. It has no functions, so that another process can be sent it. */
export type SiteSources = Omit<BuiltSite, 'routes' | 'blog' | 'bundledFiles'> & {
  readonly blog: Pick<BuiltBlog, 'path' | 'title'> | undefined;
};

/** The blog of a built site. */
export type BuiltBlog = {
  /** Where it is below the base URL. */
  readonly path: string;
  /** The title of the list of posts. */
  readonly title: string;
  readonly writeFeeds: () => Promise<void>;
};

/** What the plugins for docs and posts loaded. */
export type SiteContent = {
  readonly docs: DocsContent | undefined;
  readonly blog: BlogContent | undefined;
};

const DOCS = 'docusaurus-plugin-content-docs';
const BLOG = 'docusaurus-plugin-content-blog';

/** Finds what the plugins loaded. Docusaurus types it as `unknown`; the name of the plugin shows what it is. */
export function siteContent(allContent: AllContent): SiteContent {
  return {
    docs: allContent[DOCS]?.['default'] as DocsContent | undefined,
    blog: allContent[BLOG]?.['default'] as BlogContent | undefined,
  };
}

/** Describes a site from what Docusaurus passes on after a build. */
export function builtSite(
  props: BuildProps,
  {content, bundledFiles}: Pick<BuiltSite, 'content' | 'bundledFiles'>,
): BuiltSite {
  const {siteDir, outDir, baseUrl, routes, siteConfig} = props;
  const {title, tagline, url} = siteConfig;
  return {
    ...{siteDir, outDir, baseUrl, routes, title, tagline, url, content},
    bundledFiles: [
      ...bundledFiles,
      ...props.plugins.filter(isBundling).flatMap((plugin) => plugin.bundledFiles()),
    ],
    blog: builtBlog(props, content.blog),
  };
}

function builtBlog(props: BuildProps, content: BlogContent | undefined): BuiltBlog | undefined {
  const plugin = props.plugins.find(({name}) => name === BLOG);
  if (!plugin || !content) return undefined;
  if (!isFeedWriter(plugin))
    throw new Error(
      'The blog plugin has no "writeFeeds": the site must use the blog of src/plugins/preset, whose feeds are written after the pages.',
    );
  const {routeBasePath, blogTitle} = plugin.options as BlogOptions;
  return {
    path: routeBasePath,
    title: blogTitle,
    writeFeeds: async () => plugin.writeFeeds({...props, content}),
  };
}

function isBundling<Found extends object>(plugin: Found): plugin is Found & BundlingPlugin {
  return 'bundledFiles' in plugin && typeof plugin.bundledFiles === 'function';
}

function isFeedWriter(plugin: object): plugin is FeedWriter {
  return 'writeFeeds' in plugin && typeof plugin.writeFeeds === 'function';
}
