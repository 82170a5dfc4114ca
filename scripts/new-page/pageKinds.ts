/** What is known of a kind of page: where it lives and which category of the sidebar lists it. */
export type PageKind = {
  readonly name: 'reference' | 'guide' | 'example' | 'answers';
  readonly folders: readonly string[];
  readonly category: string;
};

/** The kinds of pages, each with a template of its own. */
export const pageKinds: readonly PageKind[] = [
  {name: 'reference', folders: ['api', 'api/methods'], category: 'API'},
  {name: 'guide', folders: ['guides', 'getting-started'], category: 'Guides'},
  {name: 'example', folders: ['examples'], category: 'Examples'},
  {name: 'answers', folders: ['guides'], category: 'Help'},
];
