type Printable = {
  readonly type: string;
  readonly name?: string | null;
  readonly tagName?: string;
  readonly value?: unknown;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly attributes?: readonly unknown[];
  readonly properties?: object;
  readonly children?: readonly Printable[];
};

/** Prints a syntax tree as indented lines, so that a fixture can store what a step makes. */
export function printTree(node: Printable, depth = 0): string {
  const children = (node.children ?? []).map((child) => printTree(child, depth + 1)).join('');
  if (node.type === 'root') return (node.children ?? []).map((child) => printTree(child)).join('');
  const {type, name, tagName, lang, meta} = node;
  const tag = name ?? tagName;
  const head = [type, tag && `<${tag}>`, lang, meta, ...printAttributes(node)];
  const value = typeof node.value === 'string' ? JSON.stringify(node.value) : '';
  return `${'  '.repeat(depth)}${[...head, value].filter(Boolean).join(' ')}\n${children}`;
}

function printAttributes({attributes = [], properties = {}}: Printable): string[] {
  const pairs = attributes.flatMap((attribute): [string, unknown][] =>
    isPair(attribute) ? [[attribute.name, attribute.value]] : [],
  );
  return [...pairs, ...Object.entries(properties)].map(
    ([name, value]) => `${name}=${JSON.stringify(value)}`,
  );
}

function isPair(value: unknown): value is {readonly name: string; readonly value: unknown} {
  return typeof value === 'object' && value !== null && 'name' in value && 'value' in value;
}
