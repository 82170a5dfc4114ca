import type {HtmlTagObject, HtmlTags} from '@docusaurus/types';
import {startupTag} from 'docusaurus-first-view/startup-tag';

/** The tags that a plugin puts into every page. */
export type Tags = {headTags?: HtmlTags; preBodyTags?: HtmlTags; postBodyTags?: HtmlTags};

/** Our two inline scripts: what must run before the first paint, and what may come behind the first paragraph. */
export type InlineScripts = {readonly beforePaint: string; readonly startup: string};

/**
 * Adds our lines for the first paint to the theme's inline script, so that the policy has one hash for both, and the
 * others in a script by themselves, which docusaurus-first-view moves down.
 */
export function withScripts(tags: Tags, {beforePaint, startup}: InlineScripts): Tags {
  const {preBodyTags = [], ...others} = changeTag(tags, 'script', (script) => ({
    ...script,
    innerHTML: `${script.innerHTML ?? ''};${beforePaint}`,
  }));
  return {...others, preBodyTags: [...[preBodyTags].flat(), startupTag(startup)]};
}

/** Hides the theme's icon sprite by a class instead of the `style` attribute that a strict policy refuses. */
export function withoutInlineStyle(tags: Tags): Tags {
  return changeTag(tags, 'svg', (sprite) => ({
    ...sprite,
    attributes: {class: 'icon-sprite', width: '0', height: '0', 'aria-hidden': 'true'},
  }));
}

/** Changes the first tag of a name, which the theme puts before the body. */
function changeTag(tags: Tags, name: string, change: (tag: HtmlTagObject) => HtmlTagObject): Tags {
  const preBodyTags = [tags.preBodyTags ?? []].flat();
  const found = preBodyTags.find((tag) => typeof tag !== 'string' && tag.tagName === name);
  if (found === undefined || typeof found === 'string')
    throw new Error(
      `The classic theme no longer puts a <${name}> before the body: read its injectHtmlTags and change src/plugins/preset/inlineTags.ts.`,
    );
  return {...tags, preBodyTags: preBodyTags.map((tag) => (tag === found ? change(found) : tag))};
}
