import {readFileSync} from 'node:fs';
import {BASE} from './commits/base.ts';
import {newCommits} from './commits/newCommits.ts';
import {subjectOf, subjectProblem} from './commits/subject.ts';

/** Problems of the message in a file, which the hook passes; without one, of all commits after the base. */
function findProblems(message: string | undefined): readonly string[] {
  if (message !== undefined)
    return [subjectProblem(subjectOf(readFileSync(message, 'utf8'))) ?? ''];
  const {commits, reason} = newCommits(BASE);
  console.info(
    reason === undefined
      ? `Read the subjects of ${commits.length} commits.`
      : `No subject was read: ${reason}.`,
  );
  return commits.map(({hash, subject}) => {
    const problem = subjectProblem(subject);
    return problem === undefined ? '' : `${hash}: ${problem}`;
  });
}

const message = process.argv[2];
const problems = findProblems(message).filter((problem) => problem !== '');
if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(
    message === undefined
      ? 'Change the message with: git commit --amend, or git rebase --interactive.'
      : 'Nothing was committed. Run git commit again with another subject.',
  );
  process.exitCode = 1;
}
