import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {Problem} from 'mdx-samples/problem';
import type {PageSource} from '../markdown/page.ts';
import {versionOfFile} from '../site/addresses.ts';
import {readPage, type Sources} from './content.ts';
import {readAddresses} from './pages/addresses.ts';
import {checkFields} from './pages/fields.ts';
import {isPage} from './pages/fileNames.ts';
import {lostAnchors, readLinkedAnchors} from './pages/linkedAnchors.ts';
import {checkLinks} from './pages/links.ts';
import {readFacts} from './pages/pageFacts.ts';

/**
 * Checks what the site needs to be built: files, front matter, marks and links. Of a version that is not shown only the front matter is read, which decides the addresses that others may link to.
 */
export async function checkPages(
  content: Sources,
  onlyVersion: string | undefined,
): Promise<Problem[]> {
  const {files: addresses, problems: ofAddresses} = readAddresses(content);
  // Plain Markdown is never wrong, and the site does not build it.
  const pages = content.sources.filter(({kind}) => kind !== 'repository');
  const isShown = ({path}: PageSource): boolean => {
    const {version = onlyVersion} = versionOfFile(path) ?? {};
    return onlyVersion === undefined || version === onlyVersion;
  };
  const shown = pages
    .filter(isShown)
    .map((source) => ({source, facts: readFacts(content.root, source)}));
  const others = pages
    .filter((source) => !isShown(source))
    .map((source) => readPage(content.root, source));
  const targets = {
    pages: new Set(content.files.filter(isPage)),
    anchors: new Map(
      shown.flatMap(({source, facts}) =>
        facts.outcome === 'expanded' ? [[source.path, new Set(facts.anchors)] as const] : [],
      ),
    ),
    addresses,
    exists: (file: string) => existsSync(join(content.root, file)),
  };
  const readable = [
    ...shown.flatMap(({source, facts}) => (facts.outcome === 'unreadable' ? [] : [source])),
    ...others.filter((page) => 'tree' in page),
  ];
  return [
    ...others.filter((page) => 'message' in page),
    ...shown.flatMap(({source, facts}) =>
      facts.outcome === 'expanded'
        ? [...checkLinks(source.path, facts.references, targets), ...facts.stray]
        : [facts.problem],
    ),
    ...lostAnchors(readLinkedAnchors(content.root), targets),
    ...ofAddresses,
    ...(await checkFields(content, readable)),
  ];
}
