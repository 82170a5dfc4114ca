import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {describeLifetime, type LifetimePiece, ownPlatform} from './describeLifetime.ts';
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
  const write = (piece: LifetimePiece): string => pieceHtml(piece, known);
  const tell = (life: NameLifetime): readonly string[] =>
    describeLifetime(life).map(
      ([fact = '', ...rest]) => write(fact) + rest.map(write).join('').replace(/^[,:]/, ''),
    );
  const html = groupByOwner(lifetimes)
    .map(({owner, members}) => {
      const above = describeLifetime(owner).map(([fact = '']) => write(fact));
      const rows = members.map((life) => {
        const told = [
          ...ownPlatform(life, owner.platform).map((note) => `<span>${note}</span>`),
          // What became of the name above is not repeated.
          ...tell(life).filter((entry) => !above.includes(entry)),
        ].join(' ');
        const [, name = ''] = life.name.split('.');
        return {
          told,
          row: `<li ${mark(life)}${told && ' class="told"'}><code>${escape(name)}</code> ${told}</li>`,
        };
      });
      const ordered = rows.toSorted((a, b) => Number(a.told === '') - Number(b.told === ''));
      const list = ordered.map(({row}) => row).join('');
      const about = [owner.kind, ...ownPlatform(owner, 'both')].join(' · ');
      const facts = [`<span>${about}</span>`, ...tell(owner)].join(' ');
      return `<div><h3 class="api-name" ${mark(owner)}><code>${owner.name}</code></h3><p class="badges">${facts}</p>${list && `<ul>${list}</ul>`}</div>`;
    })
    .join('');
  return {
    html,
    names: lifetimes.map(({name}) => name),
    patches,
    kinds: [...new Set(lifetimes.map(({kind}) => kind))].sort(),
  };
}

/** A fact of the git history has a sign, which the page explains. */
function pieceHtml(piece: LifetimePiece, known: ReadonlySet<string>): string {
  if (typeof piece === 'string') return escape(piece);
  if ('fact' in piece)
    return `<span class="badge badge--${piece.kind}">${piece.fact}${piece.range ? '*' : ''}</span>`;
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

/** Also lets a name that is wider than a phone break between its words. */
function escape(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return safe.replaceAll(/\w{30,}/g, (name) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '<wbr>'));
}
