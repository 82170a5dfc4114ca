import type {HtmlTagObject} from '@docusaurus/types';
import type {Tags} from './tags.ts';

/** Hides the theme's icon sprite by a class instead of the `style` attribute that a strict policy refuses. */
export function withoutInlineStyle(tags: Tags): Tags {
  return {...tags, preBodyTags: [tags.preBodyTags ?? []].flat().map(hideByClass)};
}

function hideByClass(tag: string | HtmlTagObject): string | HtmlTagObject {
  if (typeof tag === 'string' || tag.tagName !== 'svg') return tag;
  return {
    ...tag,
    attributes: {class: 'icon-sprite', width: '0', height: '0', 'aria-hidden': 'true'},
  };
}
