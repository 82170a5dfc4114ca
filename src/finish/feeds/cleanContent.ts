import {
  attribute,
  childrenOf,
  type Element,
  find,
  isElement,
  parseHtml,
  textOf,
} from 'docusaurus-first-view/html';
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {serialize} from 'parse5';

/** Elements and attributes that a feed reader can show; of other elements only the content is kept. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  blockquote: [],
  br: [],
  code: [],
  del: [],
  details: [],
  em: [],
  figcaption: [],
  figure: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  hr: [],
  img: ['src', 'alt', 'width', 'height'],
  ins: [],
  kbd: [],
  li: [],
  mark: [],
  ol: ['start'],
  p: [],
  pre: [],
  strong: [],
  sub: [],
  summary: [],
  sup: [],
  table: [],
  tbody: [],
  td: [],
  th: ['scope'],
  thead: [],
  tr: [],
  ul: [],
};

/** Turns the HTML of a post into what a feed reader can show: text, code and links, without our controls. */
export function cleanContent(html: string, address: string): string {
  const body = find(parseHtml(html), ({tagName}) => tagName === 'body');
  if (!body) return '';

  const clean = (parent: Tree.ParentNode): Tree.ChildNode[] =>
    childrenOf(parent).flatMap((child) => {
      // The serializer asks the parent how to write a text: as text, once its element may be gone.
      if (!isElement(child)) return 'value' in child ? [textNode(child.value)] : [];
      if (isControl(child)) return [];
      if (isLinkToItself(child)) return clean(child);
      const kept = KEPT[child.tagName];
      if (!kept) return clean(child);
      const attrs = child.attrs
        .filter(({name}) => kept.includes(name))
        .map(({name, value}) => ({
          name,
          value: name === 'href' || name === 'src' ? new URL(value, address).href : value,
        }));
      return [{...child, attrs, childNodes: captionOf(child) ?? clean(child), parentNode: body}];
    });

  const textNode = (value: string): Tree.TextNode => ({
    nodeName: '#text',
    value,
    parentNode: body,
  });

  /** The parts of a caption are set apart by style on our page. */
  const captionOf = (element: Element): Tree.ChildNode[] | undefined => {
    const {tagName, parentNode} = element;
    const isCaption = tagName === 'figcaption' && parentNode?.nodeName === 'figure';
    const parts = isCaption ? childrenOf(element).filter(isElement) : [];
    const texts = parts
      .filter((part) => !isControl(part))
      .map((part) => textOf({...part, childNodes: clean(part)}).trim());
    return texts.length === 0 ? undefined : [textNode(texts.filter(Boolean).join(', '))];
  };

  return serialize({...body, childNodes: clean(body)}).trim();
}

const CONTROLS = 'button input label legend script style svg'.split(' ');

/** Says whether an element only works on our page: controls and marks for scripts. */
function isControl(element: Element): boolean {
  return (
    CONTROLS.includes(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'role') === 'status'
  );
}

/** A heading on our page is a link to itself. */
function isLinkToItself({tagName, parentNode}: Element): boolean {
  return tagName === 'a' && /^h[2-6]$/.test(parentNode?.nodeName ?? '');
}
