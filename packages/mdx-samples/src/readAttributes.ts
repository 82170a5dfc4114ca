import type {PhrasingContent, RootContent} from 'mdast';
import type {} from 'remark-mdx';

/** An element of MDX, between paragraphs or inside a line of text. */
type Element = Extract<
  RootContent | PhrasingContent,
  {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}
>;

/** The attributes of one mark. */
export type MarkAttributes<Name extends string> = {
  /** The value of an attribute, or undefined when the author left it out. */
  readonly optional: (name: Name) => string | undefined;
  /** The value of an attribute; fails when it is missing or empty. */
  readonly required: (name: Name) => string;
};

/** Reads the attributes of a mark: plain strings under the given names, nothing else. */
export function readAttributes<Name extends string>(
  mark: Element,
  names: readonly Name[],
): MarkAttributes<Name> {
  const known = `It knows: ${names.join(', ')}.`;
  const values = new Map<string, string>();
  for (const attribute of mark.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      throw new Error(
        `<${mark.name}> takes plain strings only. Write name="value" without braces.`,
      );
    }
    if (!names.some((name) => name === attribute.name)) {
      throw new Error(`<${mark.name}> has an unknown attribute "${attribute.name}". ${known}`);
    }
    values.set(attribute.name, attribute.value);
  }
  return {
    optional: (name) => values.get(name),
    required: (name) => {
      const value = values.get(name)?.trim();
      if (!value) throw new Error(`<${mark.name}> needs ${name}="…". ${known}`);
      return value;
    },
  };
}
