import {writeFileSync} from 'node:fs';
import {versionFolders} from '../src/site/versions.ts';
import {formatProblem, sortProblems} from '../src/samples/problem.ts';
import {parsePage} from '../src/samples/parsePage.ts';
import {checkImages} from './prose/checkImages.ts';
import {checkMarkdown, mendMarkdown} from './prose/checkMarkdown.ts';
import {checkNames, mendNames} from './prose/checkNames.ts';
import {checkPlaceholders} from './prose/checkPlaceholders.ts';
import {checkSpelling} from './prose/checkSpelling.ts';
import {checkTone} from './prose/checkTone.ts';
import {listProse} from './prose/listProse.ts';
import {makeSpeller} from './prose/makeSpeller.ts';
import {readTerms} from './prose/readTerms.ts';

const IMAGE_FOLDERS = ['static', 'docs', 'versioned_docs', 'blog'];
const root = process.cwd();

const listFiles = () => listProse(root, versionFolders());

/** Writes what can be mended safely back to the files. */
function mendAll(): void {
  for (const file of listFiles()) {
    const page = parsePage(file);
    const mended = mendMarkdown('tree' in page ? mendNames(page) : file.source);
    if (mended === file.source) continue;
    writeFileSync(file.path, mended);
    console.info(`${file.path}: mended.`);
  }
}

/** Checks all prose and says what is wrong with it, file by file. */
async function checkProse(): Promise<void> {
  const started = performance.now();
  const speller = await makeSpeller(readTerms('scripts/prose/terms.txt'));
  const rules = [checkSpelling(speller), checkNames, checkTone, checkPlaceholders];
  const files = listFiles();
  const problems = files.flatMap((file) => {
    const page = parsePage(file);
    const found = 'tree' in page ? rules.flatMap((rule) => rule(page)) : [page];
    return [...found, ...checkMarkdown(file)];
  });
  const lines = [...sortProblems(problems).map(formatProblem), ...checkImages(root, IMAGE_FOLDERS)];
  for (const line of lines) console.error(line);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(`${files.length} files of prose read in ${seconds} s, ${lines.length} problems.`);
  process.exitCode = lines.length > 0 ? 1 : 0;
}

if (process.argv.includes('--fix')) mendAll();
checkProse().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
