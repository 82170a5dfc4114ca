import type {Page as ParsedPage, PageSource as SampleSource} from 'mdx-samples/page';

/** A file of prose before it is parsed. */
export type PageSource = SampleSource & {
  /** Pages, posts, skills and parts of the home page are MDX; repository docs are what the host of the code shows. */
  readonly kind: 'docs' | 'blog' | 'tool' | 'home' | 'skill' | 'repository';
};

/** A page of this site with its syntax tree and its lines. */
export type Page = ParsedPage<PageSource>;
