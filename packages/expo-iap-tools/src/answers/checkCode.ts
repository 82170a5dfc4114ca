import {checkSources} from '../check/checkSources.ts';
import {findingWords, foundSentence} from '../check/describeFindings.ts';
import {pageAddress} from '../data/site.ts';
import {leaveOut} from '../ignored/leaveOut.ts';
import type {Release} from '../release/release.ts';
import {ignoredSentences} from '../report/summaryOf.ts';
import {MOST_CHARACTERS} from '../scan/notices.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {type Answer, answerWith} from './answer.ts';
import type {codeShape, DataOf} from './shapes.ts';

/** Longer code takes seconds, and no answer of a few kB would do it justice. */
const MOST_CODE = Math.min(200_000, MOST_CHARACTERS);

/** What a file name may look like; it is only shown, and its ending says how to read the code. */
const FILE = /^[\w./ @[\]()-]{1,120}\.[cm]?[jt]sx?$/;

/** Checks code that is given as text; its compiler is not asked, because a part of a project does not compile alone. */
export function checkCode(
  code: string,
  file: string | undefined,
  release: Release,
): Answer<DataOf<typeof codeShape>> {
  const name = file ?? 'code.tsx';
  if (!FILE.test(name))
    throw new CannotAnswer(
      `"${name.slice(0, 60)}" isn’t the name of a source file. Name one such as shop.tsx, or none.`,
    );
  if (code.trim() === '') throw new CannotAnswer('There is no code to check.');
  if (code.length > MOST_CODE)
    throw new CannotAnswer(
      `The code has ${code.length.toLocaleString('en')} characters, and at most ${MOST_CODE.toLocaleString('en')} are checked at once. Send the files that use expo-iap, or run expo-iap check in the project.`,
    );
  const sources = [{name, text: code}];
  const {findings: found, mistakes, reached, deep} = checkSources(sources, release);
  if (deep.length > 0)
    throw new CannotAnswer(
      'The code is nested too deeply to be followed. Send the part that handles purchases.',
    );
  const {kept: findings, ignored} = leaveOut(found, {sources, idOf: ({rule}) => rule});
  const unread = mistakes.map(
    ({line, column, message}) => `Couldn’t be parsed at ${line}:${column}: ${message}`,
  );
  const unused =
    reached.length === 0
      ? [
          'The code doesn’t import expo-iap, so there is nothing to compare. Send it with its imports.',
        ]
      : [];
  return answerWith(release, {
    data: {findings, mistakes, isUsed: reached.length > 0},
    blocks: [
      foundSentence(findings, ignored),
      ...ignoredSentences(ignored),
      ...ignored.remarks.map(({line, message}) => `Line ${line}: ${message}`),
      ...unused,
      ...unread.slice(0, 3),
      ...findings.map(findingWords),
    ],
    more: findings[0]?.link ?? pageAddress(release.version, 'guides/purchases'),
  });
}
