import type {Paragraph, PhrasingContent} from 'mdast';

/** A line in bold that heads what follows, without a place in the outline of the page. */
export function boldLine(
  words: readonly PhrasingContent[],
  behind: readonly PhrasingContent[] = [],
): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children: [...words]}, ...behind]};
}
