import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {TextElement} from '../../../markdown/nodes.ts';
import {noRendering} from './noRendering.ts';

const BADGE = /(?:^|\s)badge(?:\s|$)/;

/** How each component inside a line reads as Markdown; a new component needs a line here. */
const renderings: Readonly<Record<string, (element: TextElement) => PhrasingContent[]>> = {
  code: (element) => [{type: 'inlineCode', value: toString(element)}],
  span: (element) =>
    isBadge(element) ? [{type: 'emphasis', children: element.children}] : element.children,
};

/** Renders a component inside a line of text, or fails with its name. */
export function renderInline(element: TextElement): PhrasingContent[] {
  const name = element.name ?? '';
  const render = Object.hasOwn(renderings, name) ? renderings[name] : undefined;
  if (render) return render(element);
  throw noRendering(name, 'renderInline.ts');
}

function isBadge({attributes}: TextElement): boolean {
  return attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'className' &&
      typeof attribute.value === 'string' &&
      BADGE.test(attribute.value),
  );
}
