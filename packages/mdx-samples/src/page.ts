import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {formatProblem, type Problem} from './problem.ts';

/** A file of prose before it is parsed. */
export type PageSource = {
  /** Path from the folder of the pages, with forward slashes. */
  readonly path: string;
  /** The docs version that it describes. */
  readonly version: string;
  readonly source: string;
};

/** A page with its syntax tree and its lines. */
export type Page<Source extends PageSource = PageSource> = Source & {
  readonly tree: Root;
  readonly lines: readonly string[];
};

/** Reads a page or a post as the site generator does: its front matter, notes, marks and tables. */
export const pageParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkMdx)
  .use(remarkGfm)
  .freeze();

/** Reads plain Markdown with front matter, as the host of a repository shows it. */
export const markdownParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .freeze();

/** Parses a page as MDX, or with the given parser. */
export function parsePage<const Source extends PageSource>(
  page: Source,
  parser: typeof markdownParser = pageParser,
): Page<Source> | Problem {
  const source = page.source.replaceAll('\r\n', '\n');
  try {
    return {...page, source, tree: parser.parse(source), lines: source.split('\n')};
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return {
      file: page.path,
      ...lineAndColumn(error),
      message: `The page cannot be read as MDX: ${error.message}.`,
    };
  }
}

/** Parses a page that is known to be readable; fails with the problem of one that is not. */
export function parseReadable<const Source extends PageSource>(
  source: Source,
  parser?: typeof markdownParser,
): Page<Source> {
  const page = parsePage(source, parser);
  if ('tree' in page) return page;
  throw new Error(formatProblem(page));
}

/** A problem at a character of the page. */
export function problemAt(
  {path, source}: Pick<Page, 'path' | 'source'>,
  offset: number,
  message: string,
): Problem {
  const before = source.slice(0, offset).split('\n');
  const place = {line: before.length, column: (before.at(-1) ?? '').length + 1};
  return {file: path, ...place, message};
}

// The parser puts the place into the error; where an element is never closed, only into its message.
function lineAndColumn(error: Error): {line: number; column: number} {
  const [, line = 1, column = 1] = /\((\d+):(\d+)-/.exec(error.message) ?? [];
  return {
    line: read(error, 'line') ?? Number(line),
    column: read(error, 'column') ?? Number(column),
  };
}

function read(error: Error, key: 'line' | 'column'): number | undefined {
  const place: unknown = Reflect.get(error, key);
  return typeof place === 'number' ? place : undefined;
}
