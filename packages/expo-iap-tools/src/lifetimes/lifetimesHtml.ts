import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {type LifetimePiece, tellLifetime} from './describeLifetime.ts';
import {groupByOwner, type LifetimeDate, type NameLifetime} from './nameLifetime.ts';

/** What the page of all lifetimes shows; one text, because the browser need not know its thousands of elements. */
export type LifetimesData = {
  readonly html: string;
  /** Anchors of the text. */
  readonly names: readonly string[];
  readonly patches: readonly string[];
  readonly kinds: readonly string[];
};

/**
 * Writes the lifetimes as HTML: a heading for each export and type, with its members below. `data-life` has what the
 * filter asks for: platform, kind, and the numbers of the first and the last patch that have the name.
 */
export function lifetimesHtml(
  lifetimes: readonly NameLifetime[],
  patches: readonly string[],
): LifetimesData {
  const known = new Set(lifetimes.map(({name}) => name));
  const mark = (life: NameLifetime): string =>
    `id="${life.name}" data-life="${life.platform} ${life.kind} ${firstPatch(life.since, patches)} ${lastPatch(life.gone, patches)} ${life.changes.length}"`;
  const text = (life: NameLifetime, around: NameLifetime['platform'] = 'both'): string =>
    markFacts(tellLifetime(life, around, (piece) => pieceHtml(piece, known)));
  const html = groupByOwner(lifetimes)
    .map(({owner, members}) => {
      const rows = members.map(
        (life) =>
          `<li ${mark(life)}><code>${life.name.split('.')[1] ?? ''}</code> ${text(life, owner.platform)}</li>`,
      );
      return (
        `<div><h3 class="api-name" ${mark(owner)}><code>${owner.name}</code></h3><p class="badges">${`<span class="badge">${owner.kind}</span> ${text(owner)}`.trimEnd()}</p>` +
        `${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : ''}</div>`
      );
    })
    .join('');
  return {
    html,
    names: lifetimes.map(({name}) => name),
    patches,
    kinds: [...new Set(lifetimes.map(({kind}) => kind))].sort(),
  };
}

/** The words that begin a fact, with the kind of its badge. */
const BADGES: Readonly<Record<string, string>> = {
  ...{iOS: 'ios', Android: 'android', since: 'since'},
  ...{deprecated: 'deprecated', removed: 'gone', renamed: 'gone'},
};

/** Makes a badge of the fact that each entry of a life begins with, without the signs around it. */
function markFacts(told: string): string {
  return told
    .replaceAll(
      /(?<=^| · )((iOS|Android|since|deprecated|removed|renamed)(?: only|(?: since| before| in)? \d[\d.]*)),?/g,
      (_, fact: string, word: string) =>
        `<span class="badge badge--${BADGES[word] ?? ''}">${fact}</span>`,
    )
    .replaceAll(/(?<=<\/span>) · | · (?=<span)/g, ' ');
}

function pieceHtml(piece: LifetimePiece, known: ReadonlySet<string>): string {
  if (typeof piece === 'string') return escape(piece);
  const code = `<code>${escape(piece.code)}</code>`;
  return piece.to !== undefined && known.has(piece.to)
    ? `<a href="#${piece.to}">${code}</a>`
    : code;
}

function firstPatch(since: LifetimeDate | undefined, patches: readonly string[]): number {
  const patch = since && ('patch' in since ? since.patch : since.upTo);
  return patch === undefined ? 0 : Math.max(0, patches.indexOf(patch));
}

function lastPatch(gone: LifetimeDate | undefined, patches: readonly string[]): number {
  if (!gone) return patches.length - 1;
  const after = 'patch' in gone ? undefined : gone.after;
  if (after !== undefined) return patches.indexOf(after);
  const end = 'patch' in gone ? gone.patch : '';
  return patches.findLastIndex((patch) => comparePatchNumbers(patch, end) < 0);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
