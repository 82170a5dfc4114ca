import {describeLifetime, type LifetimePiece} from 'expo-iap-upgrade/lifetimes/describeLifetime';
import {groupByOwner, type NameLifetime} from 'expo-iap-upgrade/lifetimes/nameLifetime';
import {platformNote} from '../../../site/notes.ts';
import {historyAnchor} from '../../../site/tools.ts';

/** Writes the lifetimes as Markdown, a heading for each export and type. */
export function lifetimesMarkdown(lifetimes: readonly NameLifetime[]): string {
  const known = new Set(lifetimes.map(({name}) => name));
  const told = (life: NameLifetime, around: NameLifetime['platform'] = 'both'): string[] => [
    ...(life.platform === 'both' || life.platform === around ? [] : [platformNote(life.platform)]),
    ...describeLifetime(life).map((pieces) =>
      pieces.map((piece) => pieceMarkdown(piece, known)).join(''),
    ),
  ];
  return groupByOwner(lifetimes)
    .flatMap(({owner, members}) => [
      `### \`${owner.name}\``,
      [owner.kind, ...told(owner)].join(' · '),
      ...(members.length === 0
        ? []
        : [
            members
              .map((life) =>
                [`- \`${life.name.split('.')[1]}\``, told(life, owner.platform).join(' · ')]
                  .join(' ')
                  .trimEnd(),
              )
              .join('\n'),
          ]),
    ])
    .join('\n\n');
}

function pieceMarkdown(piece: LifetimePiece, known: ReadonlySet<string>): string {
  if (typeof piece === 'string') return piece;
  const code = `\`${piece.code}\``;
  return piece.to !== undefined && known.has(piece.to)
    ? `[${code}](${historyAnchor(piece.to)})`
    : code;
}
