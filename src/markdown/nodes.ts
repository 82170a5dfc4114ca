import type {
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
} from 'mdast';
import type {} from 'remark-mdx';

/** An MDX element that is a separate block. */
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

/** Builds a name in code. */
export function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

/** Builds a paragraph. */
export function paragraph(children: readonly PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children: [...children]};
}

/** Builds a list. */
export function list(children: ListItem[], ordered = false): List {
  return {type: 'list', ordered, spread: false, children};
}

/** Builds an item of a list: its words, and lists below them. */
export function item(words: readonly PhrasingContent[], below: readonly List[] = []): ListItem {
  return {type: 'listItem', spread: false, children: [paragraph(words), ...below]};
}

function toNodes(attributes: StringAttributes): FlowElement['attributes'] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
}

/** What is in one cell. */
export type Cell = readonly PhrasingContent[];

/** Builds a table under a row of headings. */
export function table(heads: readonly string[], rows: readonly (readonly TableCell[])[]): Table {
  const head = heads.map((value) => cell([{type: 'text', value}]));
  return {
    type: 'table',
    children: [head, ...rows].map((cells) => ({type: 'tableRow', children: [...cells]})),
  };
}

/** Builds a cell. */
export function cell(children: Cell): TableCell {
  return {type: 'tableCell', children: [...children]};
}

/** A line in bold that heads what follows, without a place in the outline of the page. */
export function boldLine(
  words: readonly PhrasingContent[],
  behind: readonly PhrasingContent[] = [],
): Paragraph {
  return paragraph([{type: 'strong', children: [...words]}, ...behind]);
}

/** Gives each landmark of a page a unique name: a repeated name gets a number. */
export function uniqueLabels(): (label: string) => string {
  const seen = new Map<string, number>();
  return (label) => {
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return count === 1 ? label : `${label} (${count})`;
  };
}
