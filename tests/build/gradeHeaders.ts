/** What the headers of a response are worth by the rules that MDN publishes for its HTTP Observatory. */
export type Grade = {
  readonly score: number;
  readonly grade: string;
  /** Each rule that changed the score. */
  readonly notes: readonly string[];
};

type Verdict = readonly [points: number, note: string];
type Headers = Readonly<Record<string, string>>;

const HALF_A_YEAR = 15_768_000;
const GRADES: readonly (readonly [from: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

/** Grades a response of a site without cookies, without cross-origin access and without foreign scripts. */
export function gradeHeaders(headers: Headers): Grade {
  const policy = parsePolicy(headers['content-security-policy'] ?? '');
  const verdicts = [
    judgePolicy(policy),
    judgeTransport(headers['strict-transport-security'] ?? ''),
    judgeFraming(headers['x-frame-options'] ?? '', policy),
    judgeReferrer(headers['referrer-policy'] ?? ''),
    judgeSniffing(headers['x-content-type-options'] ?? ''),
    judgeResource(headers['cross-origin-resource-policy'] ?? ''),
  ];
  const lost = verdicts.filter(([points]) => points < 0);
  const base = 100 + sum(lost);
  // Extra points are for sites that already do well.
  const score = Math.max(0, base + (base >= 90 ? sum(verdicts) - sum(lost) : 0));
  const [, grade = 'F'] = GRADES.find(([from]) => score >= from) ?? [];
  return {score, grade, notes: verdicts.filter(([points]) => points !== 0).map(([, note]) => note)};
}

function sum(verdicts: readonly Verdict[]): number {
  return verdicts.reduce((total, [points]) => total + points, 0);
}

/** Splits a policy into its directives; the first of two with one name counts, as in browsers. */
export function parsePolicy(text: string): ReadonlyMap<string, readonly string[]> {
  const directives = text
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name !== '');
  return new Map(directives.reverse().map(([name = '', ...values]) => [name, values]));
}

function judgePolicy(policy: ReadonlyMap<string, readonly string[]>): Verdict {
  if (policy.size === 0) return [-25, 'no content security policy'];
  const fallback = policy.get('default-src');
  const scripts = policy.get('script-src') ?? fallback ?? ['*'];
  const objects = policy.get('object-src') ?? fallback ?? ['*'];
  const styles = policy.get('style-src') ?? fallback ?? ['*'];
  const broad = ['*', 'http:', 'https:', 'data:', 'blob:'];
  const narrowed = scripts.some((value) => /^'(?:nonce|sha\d+)-/.test(value));
  if ([...scripts, ...objects].some((value) => broad.includes(value)))
    return [-20, 'the policy lets scripts come from anywhere'];
  if (scripts.includes("'unsafe-inline'") && !narrowed)
    return [-20, 'the policy lets any inline script run'];
  if (scripts.includes("'unsafe-eval'")) return [-10, 'the policy lets text run as code'];
  if (styles.some((value) => value === "'unsafe-inline'" || broad.includes(value)))
    return [0, 'the policy lets styles come from anywhere'];
  return fallback?.join() === "'none'"
    ? [10, 'the policy refuses what it does not name']
    : [5, 'the policy lets nothing unsafe run'];
}

function judgeTransport(value: string): Verdict {
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return [-20, 'the transport need not be secure'];
  return seconds < HALF_A_YEAR
    ? [-10, 'the secure transport is remembered for too short a time']
    : [0, 'the secure transport is remembered'];
}

function judgeFraming(value: string, policy: ReadonlyMap<string, readonly string[]>): Verdict {
  if (policy.has('frame-ancestors')) return [5, 'the policy says who may frame the page'];
  return /^(?:deny|sameorigin)$/i.test(value)
    ? [0, 'a header says who may frame the page']
    : [-20, 'anyone may frame the page'];
}

function judgeReferrer(value: string): Verdict {
  if (/^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value))
    return [5, 'other sites learn at most the origin'];
  return value === '' ? [0, 'no referrer policy'] : [-5, 'other sites learn the whole address'];
}

function judgeSniffing(value: string): Verdict {
  return value === 'nosniff' ? [0, 'types hold'] : [-5, 'types may be guessed'];
}

function judgeResource(value: string): Verdict {
  if (/^same-(?:site|origin)$/.test(value)) return [10, 'other sites cannot load our files'];
  return [0, 'other sites may load our files'];
}
