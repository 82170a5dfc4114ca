import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {pageAnchors} from '../../markdown/headings.ts';
import {beforeDefaultRemarkPlugins} from '../../marks/pipeline.ts';
import type {BlogLists, Fault} from './fieldProblems.ts';
import {docFieldProblems, postFieldProblems} from './fieldProblems.ts';
import {jsonProblems} from './jsonProblems.ts';
import {linkProblems} from './linkProblems.ts';
import {listSources} from './listSources.ts';
import {isPage, nameProblem} from './nameProblem.ts';
import {addressOfFile, versionOfFile} from '../../site/addresses.ts';
import {parseBody} from './parseBody.ts';
import {readBlogLists} from './readBlogLists.ts';
import type {Head} from './readHead.ts';
import {readHead} from './readHead.ts';
import {readText} from './readText.ts';

type Checked = {
  readonly file: string;
  readonly sentences: readonly string[];
  readonly address?: string;
  /** Line of the slug, when the page has one. */
  readonly slugLine?: number | undefined;
  readonly tree?: Root;
};

const CUT = /\{\/\*\s*truncate\s*\*\/\}/;

/**
 * Reads all pages and posts of a site and returns a sentence for everything that an author must change. Of a docs version
 * that is not shown only the head is read, which names the addresses that others may link to.
 */
export async function checkSources(siteDir: string, onlyVersion?: string): Promise<string[]> {
  const files = listSources(siteDir);
  const names = files.flatMap((file) => nameProblem(file) ?? []);
  const lists = await readBlogLists(siteDir);
  const pages = await Promise.all(
    files.filter(isPage).map((file) => {
      const {version = onlyVersion} = versionOfFile(file) ?? {};
      const isShown = onlyVersion === undefined || version === onlyVersion;
      return checkPage(siteDir, file, {lists, isShown});
    }),
  );
  const addresses = new Map<string, string>();
  // Who writes an address takes it from who has it by name.
  const doubled = [...pages].sort(slugsLast).flatMap(({file, address = '', slugLine}) => {
    const first = addresses.get(address);
    if (first === undefined) addresses.set(address, file);
    return first === undefined || address === ''
      ? []
      : [`${file}:${slugLine ?? 1}: The address ${address} belongs to ${first}. Change one slug.`];
  });
  const targets = {
    pages: new Set(files.filter(isPage)),
    anchors: new Map(pages.flatMap(({file, tree}) => (tree ? [[file, pageAnchors(tree)]] : []))),
    addresses,
    exists: (file: string) => existsSync(join(siteDir, file)),
  };
  return [
    ...names,
    ...doubled,
    ...(await jsonProblems(siteDir)),
    ...lists.sentences,
    ...pages.flatMap(({file, sentences, tree}) => [
      ...sentences,
      ...(tree ? tell(file, linkProblems(file, tree, targets)) : []),
    ]),
  ];
}

async function checkPage(
  siteDir: string,
  file: string,
  {lists, isShown}: {readonly lists: BlogLists; readonly isShown: boolean},
): Promise<Checked> {
  const read = readText(readFileSync(join(siteDir, file)));
  if ('problem' in read) return {file, sentences: tell(file, [read])};
  const head = await readHead(read.text);
  if ('problem' in head) return {file, sentences: tell(file, [head])};
  const address = addressOfFile(file, head.fields['slug']);
  const slugLine = 'slug' in head.fields ? head.lineOf('slug') : undefined;
  const sentences = tell(file, headProblems(file, read.text, head, lists));
  if (!isShown) return {file, address, slugLine, sentences};
  const body = parseBody({file, text: read.text}, beforeDefaultRemarkPlugins, siteDir);
  if ('sentence' in body)
    return {file, address, slugLine, sentences: [...sentences, body.sentence]};
  return {file, address, slugLine, sentences, tree: body.tree};
}

function headProblems(file: string, text: string, head: Head, lists: BlogLists): Fault[] {
  const body = text.split('\n').slice(1).join('\n').split('\n---').slice(1).join('\n---').trim();
  const empty = body === '' ? [{line: 1, problem: 'The page has nothing but front matter.'}] : [];
  if (!file.startsWith('blog/')) return [...docFieldProblems(head), ...empty];
  const cut = CUT.test(text)
    ? []
    : [{line: 1, problem: 'The post has no {/* truncate */}. Put it behind the first paragraph.'}];
  return [...postFieldProblems(head, lists), ...(empty.length > 0 ? empty : cut)];
}

function slugsLast(one: Checked, other: Checked): number {
  return Number(one.slugLine !== undefined) - Number(other.slugLine !== undefined);
}

function tell(file: string, faults: readonly Fault[]): string[] {
  return faults.map(({line, problem}) => `${file}:${line}: ${problem}`);
}
