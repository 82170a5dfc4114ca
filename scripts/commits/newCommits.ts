import {spawnSync} from 'node:child_process';

/** A commit to judge. */
export type Commit = {readonly hash: string; readonly subject: string};

/** The commits since the base, or why nothing can be said about them. */
export type NewCommits = {readonly commits: readonly Commit[]; readonly reason?: string};

/**
 * The commits of a clone that came after the base. A shallow clone ends before it, so all that it has are new; a clone
 * whose history was rewritten lacks it, and nobody knows what is new there.
 */
export function newCommits(base: string, folder = '.'): NewCommits {
  const git = (...args: readonly string[]) =>
    spawnSync('git', ['-C', folder, ...args], {encoding: 'utf8'});
  if (git('rev-parse', 'HEAD').status !== 0)
    return {commits: [], reason: 'there is no history here'};
  const hasBase = git('cat-file', '-e', `${base}^{commit}`).status === 0;
  const isShallow = git('rev-parse', '--is-shallow-repository').stdout.trim() === 'true';
  if (!hasBase && !isShallow)
    return {commits: [], reason: `the base ${base} is not in this history`};
  const range = hasBase ? `${base}..HEAD` : 'HEAD';
  const {stdout} = git('log', '--no-merges', '--format=%h%x09%s', range);
  return {
    commits: stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [hash = '', ...subject] = line.split('\t');
        return {hash, subject: subject.join('\t')};
      }),
  };
}
