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
import type {DataOf, ErrorData, errorsShape} from './shapes.ts';

/** More codes than this are only named. */
const WHOLE = 3;

const PAGE = 'api/error-codes';

/** Explains the error codes that a text or a log is about. */
export function explainError(text: string, release: Release): Answer<DataOf<typeof errorsShape>> {
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

/** What each fact is called. */
const LABELS: Readonly<Record<string, string>> = {
  sent: 'Sent',
  instead: 'Instead',
  onIOS: 'On iOS',
  onAndroid: 'On Android',
  charged: 'Charged',
  tryAgain: 'Try again',
  tellTheUser: 'Tell the user',
  toDo: 'To do',
};

type SentOrNot = Omit<ErrorData, 'code' | 'because' | 'link'>;

function explain(match: ErrorMatch, entry: ErrorEntry, release: Release) {
  const {code} = entry;
  const because = match.reasons.flatMap((reason) => describeReason(reason) ?? []);
  const link = pageAddress(release.version, `${PAGE}#${code.toLowerCase()}`);
  const linked = (words: string): string => withAddresses(words, release);
  const facts: SentOrNot =
    entry.kind === 'never'
      ? {sent: 'never in this version', instead: linked(entry.instead)}
      : sentFacts(entry, release, linked);
  const lines = [
    ...because.map((words) => ['Found', words]),
    ...Object.entries(facts).map(([key, words]) => [LABELS[key] ?? key, words]),
  ].map(([label, words]) => `  ${label}: ${words}`);
  return {
    ...{code, link},
    data: {code, because, link, ...facts} satisfies ErrorData,
    words: [code, ...lines, `  ${link}`].join('\n'),
  };
}

function sentFacts(
  {ios, android, charged, retry, tell, action}: SentError,
  {patch}: Release,
  linked: (words: string) => string,
): SentOrNot {
  return {
    onIOS: linked(triggersOf(ios, patch)),
    onAndroid: linked(triggersOf(android, patch)),
    charged: linked(`${charged.word}. ${charged.because}`),
    tryAgain: linked(`${retry.word}. ${retry.because}`),
    tellTheUser: linked(tell),
    toDo: linked(action),
  };
}

function triggersOf(sent: Sent | null, patch: string): string {
  if (sent === null) return 'never';
  const words = sent.triggers.map(({when, since}) =>
    since !== undefined && comparePatchNumbers(since, patch) > 0
      ? `${when} (since ${since})`
      : when,
  );
  return words.join(' ');
}

/** Links inside the page that explains the codes lead on from anywhere. */
function withAddresses(words: string, {version}: Release): string {
  const page = pageAddress(version, PAGE);
  return words.replace(/\]\(([^)]+)\)/g, (_, target: string) => {
    return `](${new URL(target.replace(/\.mdx(?=#|$)/, ''), page).href})`;
  });
}
