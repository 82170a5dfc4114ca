import type {TagsListItem} from '@docusaurus/utils';

/**
 * Sorts tags by their posts, the most first, and then in English order. Upstream sorts in the order of the reader's language, so that
 * the HTML, which was sorted where the site was built, does not match in some browsers.
 */
export function sortTags(tags: readonly TagsListItem[]): readonly TagsListItem[] {
  return [...tags].sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));
}
