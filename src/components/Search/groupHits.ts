import type {Hit} from './searchTypes.ts';

/** The hits of one page. */
export type HitGroup = {
  readonly pageUrl: string;
  readonly pageTitle: string;
  readonly version: string;
  readonly hits: readonly Hit[];
};

/** Puts the hits of a page together; pages and hits keep the order of the best. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const {pageUrl, pageTitle, version} = hit;
    const group = groups.get(pageUrl);
    groups.set(pageUrl, {pageUrl, pageTitle, version, hits: [...(group?.hits ?? []), hit]});
  }
  return [...groups.values()];
}
