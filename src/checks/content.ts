import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {SampleFile} from 'mdx-samples/modules';
import {markdownParser, pageParser, parsePage} from 'mdx-samples/page';
import type {Problem} from 'mdx-samples/problem';
import type {Page, PageSource} from '../markdown/page.ts';
import {pageVersion, SKILLS_FOLDER} from '../site/addresses.ts';
import {withSharedSamples} from './code/sharedSamples.ts';
import {fileNameProblem, isPage} from './pages/fileNames.ts';
import {type FrontMatter, readFrontMatter} from './pages/frontMatter.ts';
import {readText} from './pages/text.ts';

/** Everything that authors write, read once for all rules, before it is parsed. */
export type Sources = {
  readonly root: string;
  /** Every file in the folders of pages and posts. */
  readonly files: readonly string[];
  /** Pages, posts, pages of tools, skills, parts of the home page and docs of the repository. */
  readonly sources: readonly PageSource[];
  readonly frontMatter: ReadonlyMap<string, FrontMatter>;
  readonly sampleFiles: readonly SampleFile[];
  /** What kept a file from being read. */
  readonly problems: readonly Problem[];
};

/** The same with the pages that can be parsed, and the problems of the others. */
export type Content = Sources & {readonly pages: readonly Page[]};

const PAGE_FOLDERS = ['docs', 'versioned_docs', 'blog'];
const HOME_FOLDER = 'src/pages/_home';
const TOOL_FOLDER = 'src/pages/tools';
/** Written by a program, with names of programs, packages and machines. */
const GENERATED = /^bench\/RESULTS\.md$|\/CHANGELOG\.md$/;

/** Lists the files of a folder and of those below it, from the root, in a stable order. */
export function filesIn(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), {withFileTypes: true})
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(root, file);
      return [file];
    });
}

/** Lists the Markdown files that the host of the code shows. */
function repositoryDocs(root: string): string[] {
  const list = (folder: string): string[] =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder)).map((name) => path.posix.join(folder, name))
      : [];
  const rooms = [...list('src'), ...list('packages')];
  const flat = ['.', 'deploy', 'bench', 'decisions', ...rooms].flatMap((folder) =>
    statSync(path.join(root, folder), {throwIfNoEntry: false})?.isDirectory() ? list(folder) : [],
  );
  return [...flat, ...filesIn(root, '.github')]
    .filter((file) => file.endsWith('.md') && !GENERATED.test(file))
    .sort();
}

/** Reads and parses all content below a folder. */
export async function readContent(root: string): Promise<Content> {
  return parseSources(await readSources(root));
}

/** Parses what was read. */
export function parseSources(read: Sources): Content {
  const results = read.sources.map((source) => readPage(read.root, source));
  return {
    ...read,
    pages: results.filter((page) => 'tree' in page),
    problems: [...read.problems, ...results.filter((page) => 'message' in page)],
  };
}

/** Reads all content below a folder. */
export async function readSources(root: string): Promise<Sources> {
  const files = PAGE_FOLDERS.flatMap((folder) => filesIn(root, folder));
  const problems = files.flatMap((file) => fileNameProblem(file) ?? []);
  const frontMatter = new Map<string, FrontMatter>();
  const sources: PageSource[] = [];
  const others = [HOME_FOLDER, TOOL_FOLDER, SKILLS_FOLDER].flatMap((folder) =>
    filesIn(root, folder),
  );
  const paths = [...files.filter(isPage), ...others, ...repositoryDocs(root)];
  for (const file of paths) {
    const read = readText(file, readFileSync(path.join(root, file)));
    if (typeof read !== 'string') {
      problems.push(read);
      continue;
    }
    const source = {
      path: file,
      version: pageVersion(file).version,
      kind: kindOf(file),
      source: read,
    };
    if (source.kind !== 'home' && source.kind !== 'repository') {
      const head = await readFrontMatter(file, read);
      if ('message' in head) {
        problems.push(head);
        continue;
      }
      frontMatter.set(file, head);
    }
    sources.push(source);
  }
  const sampleFiles = withSharedSamples(readSampleFiles(root, files), sources);
  return {root, files, sources, frontMatter, sampleFiles, problems};
}

// A dev server checks after every change, and most pages are as they were.
const parsed = new Map<string, {readonly of: PageSource; readonly page: Page | Problem}>();

/** Parses a page, unless it was parsed before and has not changed. Whoever changes a tree changes a copy. */
export function readPage(root: string, of: PageSource): Page | Problem {
  const key = JSON.stringify([root, of.path, of.version, of.kind]);
  const known = parsed.get(key);
  if (known?.of.source === of.source) return known.page;
  const page = parsePage(of, of.kind === 'repository' ? markdownParser : pageParser);
  parsed.set(key, {of, page});
  return page;
}

function kindOf(file: string): PageSource['kind'] {
  if (file.startsWith(HOME_FOLDER)) return 'home';
  if (file.startsWith(TOOL_FOLDER)) return 'tool';
  if (file.startsWith(SKILLS_FOLDER)) return 'skill';
  if (file.startsWith('blog/')) return 'blog';
  return PAGE_FOLDERS.some((folder) => file.startsWith(`${folder}/`)) ? 'docs' : 'repository';
}

/** Reads the files in the `_samples` folders beside pages; their tests are not samples. */
function readSampleFiles(root: string, files: readonly string[]): SampleFile[] {
  return files
    .filter((file) => /\/_samples\/[^/]+\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({
      path: file,
      version: pageVersion(file).version,
      text: readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n'),
    }));
}
