import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {pageAnchors} from '../markdown/headings.ts';
import {checkSteps} from '../marks/steps.ts';
import type {Problem} from '../markdown/problem.ts';
import {versionOfFile} from '../site/addresses.ts';
import type {Content} from './content.ts';
import {readAddresses} from './pages/addresses.ts';
import {checkContract, type Contract} from './pages/contract.ts';
import {expandPage} from './pages/expandPage.ts';
import {checkFields} from './pages/fields.ts';
import {isPage} from './pages/fileNames.ts';
import {checkLinks} from './pages/links.ts';

/**
 * Checks what the site needs to be built: files, front matter, marks, links and promised addresses. Of a version that is
 * not shown only the front matter is read, which decides the addresses that others may link to.
 */
export async function checkPages(
  content: Content,
  contract: Contract,
  onlyVersion?: string,
): Promise<Problem[]> {
  const addresses = readAddresses(content);
  const problems: Problem[] = [];
  const shown = content.pages.filter(({path, kind}) => {
    const {version = onlyVersion} = versionOfFile(path) ?? {};
    return kind !== 'repository' && (onlyVersion === undefined || version === onlyVersion);
  });
  const trees = shown.flatMap((page) => {
    const expanded = expandPage(page, content.root, checkSteps);
    if ('children' in expanded) return [[page.path, expanded] as const];
    problems.push(expanded);
    return [];
  });
  const targets = {
    pages: new Set(content.files.filter(isPage)),
    anchors: new Map(trees.map(([file, tree]) => [file, pageAnchors(tree)])),
    addresses: addresses.files,
    exists: (file: string) => existsSync(join(content.root, file)),
  };
  return [
    ...problems,
    ...addresses.problems,
    ...(await checkFields(content)),
    ...trees.flatMap(([file, tree]) => checkLinks(file, tree, targets)),
    ...(await checkContract(content, addresses.files, contract)),
  ];
}
