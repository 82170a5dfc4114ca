import type {Heading, PhrasingContent} from 'mdast';
import type {TextElement} from '../../markdown/nodes.ts';

/** Takes the given elements out of a heading, with the space before them, and returns them. */
export function takeOut(heading: Heading, names: readonly string[]): readonly TextElement[] {
  const taken = heading.children.filter(
    (child): child is TextElement =>
      child.type === 'mdxJsxTextElement' && child.name !== null && names.includes(child.name),
  );
  if (taken.length === 0) return taken;
  const gone: ReadonlySet<unknown> = new Set(taken);
  heading.children = heading.children.filter(
    (child, index, all) => !gone.has(child) && !(isSpace(child) && gone.has(all[index + 1])),
  );
  const last = heading.children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return taken;
}

function isSpace(node: PhrasingContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}
