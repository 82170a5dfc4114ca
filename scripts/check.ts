import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {formatProblem} from 'mdx-samples/problem';
import {type CheckPart, checkParts} from '../src/checks/checkContent.ts';
import {runCheck} from '../src/checks/runCheck.ts';
import {selectProblems, summarize} from '../src/checks/summary.ts';
import {runScript} from './runScript.ts';

/** Checks all content; names the problems of the given files and folders, or of all. */
async function check(root: string): Promise<void> {
  const packageRoot = join(__dirname, '..');
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {only: {type: 'string'}},
  });
  const parts = readParts(values.only);
  const onlyVersion = process.env['DOCS_VERSION'];
  const started = performance.now();
  const result = await runCheck({root, packageRoot, parts, onlyVersion});
  const selected = selectProblems(result.problems, positionals);
  for (const problem of selected) console.error(formatProblem(problem));
  console.info(summarize(result, selected.length, performance.now() - started));
  process.exitCode = selected.length > 0 ? 1 : 0;
}

function readParts(only: string | undefined): readonly CheckPart[] {
  if (only === undefined) return checkParts;
  return only.split(',').map((name) => {
    const part = checkParts.find((known) => known === name);
    if (part) return part;
    throw new Error(`--only accepts ${checkParts.join(', ')}, not "${name}".`);
  });
}

void runScript(() => check(process.cwd()));
