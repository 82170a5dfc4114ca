/** The longest subject that `git log --oneline` and the pages of the host show whole. */
const LONGEST = 72;

const types = [
  'build',
  'chore',
  'ci',
  'docs',
  'feat',
  'fix',
  'perf',
  'refactor',
  'revert',
  'style',
  'test',
] as const;

const FORM = new RegExp(`^(?:${types.join('|')})\\([a-z0-9.,-]+\\)!?: \\S.* \\(#\\d+\\)$`);
/** What Git writes itself, and what `git rebase --autosquash` takes away again. */
const WRITTEN_BY_GIT = /^(?:Merge |Revert "|(?:fixup|squash|amend)! )/;

/** What is wrong with the subject of a commit, as a sentence; undefined when nothing is. */
export function subjectProblem(subject: string): string | undefined {
  if (WRITTEN_BY_GIT.test(subject)) return undefined;
  if (!FORM.test(subject))
    return `"${subject}" must read "type(scope): subject (#issue)", with one of these types: ${types.join(', ')}. Example: fix(search): find names with a dot (#12)`;
  const {length} = subject;
  return length > LONGEST
    ? `"${subject}" has ${length} characters: shorten it to ${LONGEST}, and say why in the body.`
    : undefined;
}

/** The subject in the file that Git hands to its hook `commit-msg`: the first line that is neither empty nor a comment. */
export function subjectOf(message: string): string {
  const lines = message.split('\n').map((line) => line.trimEnd());
  return lines.find((line) => line !== '' && !line.startsWith('#')) ?? '';
}
