import archived from '../versions.json' with {type: 'json'};
import {loadSurface} from '../src/library/surface/loadSurface.ts';
import {docsVersions} from '../src/site/versions.ts';
import {checkSamples} from '../src/samples/checkSamples.ts';
import {nameHistory} from '../src/samples/nameHistory.ts';
import {formatProblem} from '../src/samples/problem.ts';
import {selectProblems} from '../src/samples/selectProblems.ts';
import {summarize} from '../src/samples/summarize.ts';
import {writeReport} from '../src/samples/writeReport.ts';

const root = process.cwd();
const started = performance.now();
const result = checkSamples({
  root,
  packageRoot: root,
  versions: docsVersions,
  cut: archived,
  surfaces: docsVersions.map(({version}) => loadSurface(version)),
  history: nameHistory,
});
writeReport(root, result.report);
const selected = selectProblems(result.problems, process.argv.slice(2));
for (const problem of selected) console.error(formatProblem(problem));
console.info(summarize(result, selected.length, performance.now() - started));
process.exitCode = selected.length > 0 ? 1 : 0;
