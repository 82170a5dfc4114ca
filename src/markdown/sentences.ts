import type {PhrasingContent, Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const parser = unified().use(remarkParse).freeze();

/** Reads sentences with names in backticks and links, as one paragraph. */
export function parseSentences(sentences: string): PhrasingContent[] {
  const tree: Root = parser.parse(sentences);
  const [paragraph, ...more] = tree.children;
  if (paragraph?.type !== 'paragraph' || more.length > 0) {
    throw new Error(`These sentences must be one paragraph without other marks: ${sentences}`);
  }
  // The places are those in the sentences, not in the page.
  visit(paragraph, (node) => {
    delete node.position;
  });
  return paragraph.children;
}
