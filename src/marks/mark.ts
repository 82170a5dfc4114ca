import type {ErrorEntry} from 'expo-iap-api-data/errors/errorTypes';
import type {LibraryKnowledge} from 'expo-iap-api-data/knowledge';
import type {Surface} from 'expo-iap-api-data/surface/surface';
import type {BlockContent, DefinitionContent, Parents, PhrasingContent} from 'mdast';
import {type MarkAttributes, readAttributes} from 'mdx-samples/readAttributes';
import type {PageReport, SampleTotals} from 'mdx-samples/report';
import type {FlowElement, TextElement} from '../markdown/nodes.ts';
import type {PageFile} from '../markdown/pageFile.ts';

/** What may be placed between paragraphs. */
export type Blocks = (BlockContent | DefinitionContent)[];

/** The page that a mark is on, and what is known about the version of the page. */
export type MarkPage = {
  readonly file: PageFile;
  /** The docs version that the page describes. */
  readonly version: string;
  readonly surface: () => Surface;
  /** What a member means in the version of the page; `ownerOf` and `pathOf` give the owner. */
  readonly meaning: (owner: string, member: string) => string;
  readonly errors: () => readonly ErrorEntry[];
  /** What the last sample check found on this page; undefined before the first one. */
  readonly report: () => PageReport | undefined;
  /** Numbers of the last sample check over all pages; undefined before the first one. */
  readonly totals: () => SampleTotals | undefined;
};

/** One use of a mark on a page. */
export type MarkUse<Node = FlowElement | TextElement> = {
  readonly node: Node;
  readonly parent: Parents;
  readonly page: MarkPage;
};

/** What the content check knows about the names of each docs version. */
export type Knowledge = ReadonlyMap<string, LibraryKnowledge>;

/** Everything there is to know about one mark; a mark that neither `block` nor `inline` expands reaches the browser. */
type Definition<Name extends string> = {
  readonly name: string;
  readonly attributes: readonly Name[];
  /** How an author writes it, and what it becomes; CONTRIBUTING.md shows both. */
  readonly example: string;
  readonly becomes: string;
  /** Returns what replaces the mark between paragraphs. */
  readonly block?: (attributes: MarkAttributes<Name>, use: MarkUse<FlowElement>) => Blocks;
  /** Returns what replaces the mark inside a line of text. */
  readonly inline?: (
    attributes: MarkAttributes<Name>,
    use: MarkUse<TextElement>,
  ) => PhrasingContent[];
  /** In a heading the mark would become part of the anchor, so it moves into a line below. */
  readonly movesBelowHeading?: true;
  readonly component?: {
    /** Fails when the element cannot be shown. */
    readonly verify: (attributes: MarkAttributes<Name>, use: MarkUse<FlowElement>) => void;
    /** Returns what the Markdown twin of the page has instead. */
    readonly twin: (attributes: MarkAttributes<Name>, node: FlowElement) => Blocks;
  };
  /** Fails for content that only the content check can judge. */
  readonly check?: (attributes: MarkAttributes<Name>, use: MarkUse, knowledge: Knowledge) => void;
  /** Returns the names of the library that the mark documents. */
  readonly names?: (attributes: MarkAttributes<Name>) => readonly string[];
};

/** A mark as the registry lists it: its functions read the attributes themselves. */
export type Mark = {
  readonly name: string;
  readonly attributes: readonly string[];
  readonly example: string;
  readonly becomes: string;
  /** For a mark that moves out of a heading: what the line below it gets. */
  readonly belowHeading: ((use: MarkUse<TextElement>) => PhrasingContent[]) | undefined;
  readonly isComponent: boolean;
  /** Returns what replaces the mark; undefined for a component, which stays. Fails in the wrong place. */
  readonly expand: (use: MarkUse) => Blocks | PhrasingContent[] | undefined;
  readonly twin: ((node: FlowElement) => Blocks) | undefined;
  readonly check: (use: MarkUse, knowledge: Knowledge) => void;
  readonly names: (node: FlowElement | TextElement) => readonly string[];
};

/** Turns the definition of a mark into an entry of the registry. */
export function defineMark<const Name extends string>(definition: Definition<Name>): Mark {
  const {name, block, inline, component, check, names} = definition;
  const read = (node: FlowElement | TextElement) => readAttributes(node, definition.attributes);
  return {
    name,
    attributes: definition.attributes,
    example: definition.example,
    becomes: definition.becomes,
    belowHeading: definition.movesBelowHeading && inline && ((use) => inline(read(use.node), use)),
    isComponent: component !== undefined,
    expand: ({node, ...place}) => {
      if (node.type === 'mdxJsxTextElement') {
        if (inline) return inline(read(node), {node, ...place});
        throw new Error(`<${name}> must be alone on its line.`);
      }
      component?.verify(read(node), {node, ...place});
      if (component) return undefined;
      if (block) return block(read(node), {node, ...place});
      throw new Error(`<${name}> must be inside a line of text.`);
    },
    twin: component && ((node) => component.twin(read(node), node)),
    check: (use, knowledge) => check?.(read(use.node), use, knowledge),
    names: (node) => names?.(read(node)) ?? [],
  };
}
