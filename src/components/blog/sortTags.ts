import type {TagsListItem} from '@docusaurus/utils';

/**
 * Sorts tags in English order, those of one post below the others. Upstream sorts in the order of the reader's language, so that the HTML, which was sorted
 * where the site was built, does not match in some browsers.
 */
export function sortTags(tags: readonly TagsListItem[]): readonly TagsListItem[] {
  const isSingle = ({count}: TagsListItem): number => Number(count === 1);
  return [...tags].sort(
    (a, b) => isSingle(a) - isSingle(b) || a.label.localeCompare(b.label, 'en'),
  );
}
