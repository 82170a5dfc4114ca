import type {ErrorEntry, Sent, SentError} from 'expo-iap-api-data/errors/errorTypes';
import {indexErrors} from 'expo-iap-api-data/errors/indexErrors';
import {loadErrors} from 'expo-iap-api-data/errors/loadErrors';
import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {pageAddress} from '../data/site.ts';
import {describeCount, describeCut, describeHint, describeReason} from '../finder/describe.ts';
import {type ErrorMatch, findErrors} from '../finder/findErrors.ts';
import type {Release} from '../release/release.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {type Answer, answerWith} from './answer.ts';

/** More codes than this are only named. */
const WHOLE = 3;

const PAGE = 'api/error-codes';

/** Explains the error codes that a text or a log is about. */
export function explainError(text: string, release: Release): Answer {
  if (text.trim() === '')
    throw new CannotAnswer(
      'There is no text to explain. Give an error code, a message, or a log: … | expo-iap explain -',
    );
  const {version} = release;
  const entries = new Map(loadErrors(version).map((entry) => [entry.code, entry]));
  const found = findErrors(text, indexErrors([...entries.values()]));
  const told = found.matches.flatMap((match) => {
    const entry = entries.get(match.code);
    return entry ? [explain(match, entry, release)] : [];
  });
  const rest = told.slice(WHOLE).map(({code, link}) => `${code}: ${link}`);
  const hints = found.hints.map(describeHint);
  const [first] = told;
  return answerWith(release, {
    data: {errors: told.map(({data}) => data), hints},
    blocks: [
      [describeCount(found, 'the page of all codes'), ...hints, describeCut(text)]
        .filter(Boolean)
        .join(' '),
      ...told.slice(0, WHOLE).map(({words}) => words),
      ...(rest.length > 0 ? [rest.join('\n')] : []),
    ],
    more: first?.link ?? pageAddress(version, PAGE),
    isFound: told.length > 0,
  });
}

type Explained = {
  readonly code: string;
  readonly link: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly words: string;
};

function explain(match: ErrorMatch, entry: ErrorEntry, release: Release): Explained {
  const {code} = entry;
  const because = match.reasons.flatMap((reason) => describeReason(reason) ?? []);
  const link = pageAddress(release.version, `${PAGE}#${code.toLowerCase()}`);
  const facts = entry.kind === 'never' ? neverFacts(entry.instead) : sentFacts(entry, release);
  const lines = [...because.map((words): Fact => ['Found', words]), ...facts].map(
    ([label, words]) => `  ${label}: ${withAddresses(words, release)}`,
  );
  const told = facts.map(([label, words]) => [keyOf(label), withAddresses(words, release)]);
  return {
    ...{code, link},
    data: {code, because, link, ...Object.fromEntries(told)},
    words: [code, ...lines, `  ${link}`].join('\n'),
  };
}

type Fact = readonly [label: string, words: string];

function neverFacts(instead: string): readonly Fact[] {
  return [
    ['Sent', 'never in this version'],
    ['Instead', instead],
  ];
}

function sentFacts(entry: SentError, {patch}: Release): readonly Fact[] {
  const {ios, android, charged, retry, tell, action} = entry;
  return [
    ...triggersOf('On iOS', ios, patch),
    ...triggersOf('On Android', android, patch),
    ['Charged', `${charged.word}. ${charged.because}`],
    ['Try again', `${retry.word}. ${retry.because}`],
    ['Tell the user', tell],
    ['To do', action],
  ];
}

function triggersOf(label: string, sent: Sent | null, patch: string): readonly Fact[] {
  if (sent === null) return [[label, 'never']];
  const words = sent.triggers.map(({when, since}) =>
    since !== undefined && comparePatchNumbers(since, patch) > 0
      ? `${when} (since ${since})`
      : when,
  );
  return [[label, words.join(' ')]];
}

function keyOf(label: string): string {
  return label
    .replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^\w/, (letter) => letter.toLowerCase());
}

/** Links inside the page that explains the codes lead on from anywhere. */
function withAddresses(words: string, {version}: Release): string {
  const page = pageAddress(version, PAGE);
  return words.replace(/\]\(([^)]+)\)/g, (_, target: string) => {
    return `](${new URL(target.replace(/\.mdx(?=#|$)/, ''), page).href})`;
  });
}
