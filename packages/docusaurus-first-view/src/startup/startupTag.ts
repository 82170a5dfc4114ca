import type {HtmlTagObject} from '@docusaurus/types';

/** Attribute of the inline script that needs no place before the title: the first view moves it down. */
export const STARTUP_MARK = 'data-startup';

/** The startup script as a tag that a plugin puts before the body. */
export function startupTag(innerHTML: string): HtmlTagObject {
  return {tagName: 'script', attributes: {[STARTUP_MARK]: true}, innerHTML};
}
