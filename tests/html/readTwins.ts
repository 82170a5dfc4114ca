import {readdirSync, readFileSync} from 'node:fs';
import type {Code, Heading, Root, Table} from 'mdast';
import {markdownParser} from 'mdx-samples/page';
import {visit} from 'unist-util-visit';
import {readHeader} from '../../src/finish/twins/readHeader.ts';
import {SKILLS_ROOT} from '../../src/site/addresses.ts';

/** A built twin, read as plain Markdown by a parser that knows nothing of this site. */
export type BuiltTwin = {
  readonly route: string;
  readonly text: string;
  readonly tree: Root;
  readonly header: Readonly<Record<string, string>>;
  readonly links: readonly string[];
  readonly fences: readonly Code[];
  readonly headings: readonly Heading[];
  readonly tables: readonly Table[];
};

/** Reads the twins of all docs pages, posts and tools. */
export function readTwins(): BuiltTwin[] {
  return ['docs', 'blog', 'tools'].flatMap((folder) =>
    readdirSync(`build/${folder}`, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => readTwin(`/${folder}/${file.replaceAll('\\', '/').replace(/\.md$/, '')}`)),
  );
}

/** Reads the skills for assistants, which are Markdown of the same kind. */
export function readSkills(): BuiltTwin[] {
  return readdirSync(`build${SKILLS_ROOT}`, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => readTwin(`${SKILLS_ROOT}/${name}/SKILL`));
}

function readTwin(route: string): BuiltTwin {
  const text = readFileSync(`build${route}.md`, 'utf8');
  const tree: Root = markdownParser.parse(text);
  const links: string[] = [];
  const fences: Code[] = [];
  const headings: Heading[] = [];
  const tables: Table[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      links.push(node.url);
    }
    if (node.type === 'code') fences.push(node);
    if (node.type === 'heading') headings.push(node);
    if (node.type === 'table') tables.push(node);
  });
  return {route, text, tree, header: readHeader(text).fields, links, fences, headings, tables};
}
