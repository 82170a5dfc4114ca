/** One page of the content that all sites are built from. */
export type CorpusPage = {
  /** Address on the site, for example `/docs/guides/purchases`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Day of publication, for posts. */
  readonly date?: string;
  /** Markdown without front matter and without the heading that repeats the title. */
  readonly body: string;
};

/** A file that the export writes, relative to the folder of a site. */
export type ContentFile = {readonly path: string; readonly text: string};
