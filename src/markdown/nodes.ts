import type {PhrasingContent, RootContent} from 'mdast';
import type {} from 'remark-mdx';

/** An element of MDX that stands by itself. */
export type FlowElement = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;
/** An element of MDX inside a line of text. */
export type TextElement = Extract<PhrasingContent, {type: 'mdxJsxTextElement'}>;
/** Attributes that are plain strings; those without a value are left out. */
export type StringAttributes = Readonly<Record<string, string | undefined>>;

/** Builds an element between paragraphs. */
export function flowElement(
  name: string,
  attributes: StringAttributes,
  children: FlowElement['children'] = [],
): FlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: toNodes(attributes), children};
}

/** Builds an element inside a line of text. */
export function textElement(
  name: string,
  attributes: StringAttributes,
  children: readonly PhrasingContent[],
): TextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: toNodes(attributes),
    children: [...children],
  };
}

/** Builds a piece of text. */
export function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

function toNodes(attributes: StringAttributes): FlowElement['attributes'] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
}
