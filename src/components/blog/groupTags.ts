import type {TagsListItem} from '@docusaurus/utils';

/** The tags that begin with a letter. */
export type TagGroup = {readonly letter: string; readonly tags: readonly TagsListItem[]};

/**
 * Groups tags by their first letter, in English order. Upstream sorts in the order of the reader's language, so that the
 * HTML, which was sorted where the site was built, does not match in some browsers.
 */
export function groupTags(tags: readonly TagsListItem[]): TagGroup[] {
  const groups = new Map<string, TagsListItem[]>();
  for (const tag of [...tags].sort((a, b) => a.label.localeCompare(b.label, 'en'))) {
    const letter = tag.label.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups].map(([letter, ofLetter]) => ({letter, tags: ofLetter}));
}
