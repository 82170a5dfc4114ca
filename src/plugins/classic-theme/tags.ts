import type {HtmlTags} from '@docusaurus/types';

/** The tags that a plugin puts into every page. */
export type Tags = {headTags?: HtmlTags; preBodyTags?: HtmlTags; postBodyTags?: HtmlTags};
