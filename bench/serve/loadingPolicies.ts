/** A way to load the scripts and the whole style sheet of a page. */
export type LoadingPolicy = {
  readonly name: string;
  readonly title: string;
  /** Changes a built page to load that way; the policy on content, which knows the page as it was, goes. */
  readonly rewrite: (html: string) => string;
};

const LATER = /<meta name="?later-files"? content="?([^">]+)"?[^>]*>/;
const PREFETCH = /\.rel="prefetch"/;

/** The ways that are compared; the first is the one that the site is built with. */
export const loadingPolicies: readonly LoadingPolicy[] = [
  {
    name: 'intent-fetched',
    title: 'on the first act of the reader, fetched while idle before (chosen)',
    rewrite: (html) => html,
  },
  {
    name: 'intent',
    title: 'on the first act of the reader, fetched only then',
    rewrite: (html) => replaced(html, PREFETCH, '.rel="unfetched"'),
  },
  {
    name: 'after-load',
    title: 'after the page has loaded',
    rewrite: (html) => replaced(html, LATER, '<meta name="later-files" data-now="" content="$1">'),
  },
  {
    name: 'deferred',
    title: 'with the page, deferred, as generators do',
    rewrite: (html) => {
      const files = LATER.exec(html)?.[1]?.split(' ') ?? [];
      const tags = files.map((file) =>
        file.endsWith('.css')
          ? `<link rel="stylesheet" href="${file}">`
          : `<script src="${file}" defer></script>`,
      );
      return replaced(html, LATER, tags.join(''));
    },
  },
];

/** Returns a page that loads in another way. */
export function applyPolicy({rewrite}: LoadingPolicy, html: string): string {
  return rewrite(html.replace(/<meta http-equiv="?Content-Security-Policy"?[^>]*>/, ''));
}

function replaced(html: string, pattern: RegExp, by: string): string {
  if (!pattern.test(html))
    throw new Error(
      `A page of ours has no ${pattern.source}: bench/serve/loadingPolicies.ts does not fit src/plugins/first-view any more.`,
    );
  return html.replace(pattern, by);
}
