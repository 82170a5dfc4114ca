import {platformNote} from 'expo-iap-api-data/platformNote';
import {describeLifetime, type LifetimePiece} from './describeLifetime.ts';
import {groupByOwner, type NameLifetime} from './nameLifetime.ts';

/** Writes the lifetimes as Markdown, a heading for each export and type; `anchorOf` gives the address of a name. */
export function lifetimesMarkdown(
  lifetimes: readonly NameLifetime[],
  anchorOf: (name: string) => string,
): string {
  const known = new Set(lifetimes.map(({name}) => name));
  const told = (life: NameLifetime, around: NameLifetime['platform'] = 'both'): string[] => [
    ...(life.platform === 'both' || life.platform === around ? [] : [platformNote(life.platform)]),
    ...describeLifetime(life).map((pieces) =>
      pieces.map((piece) => pieceMarkdown(piece, known, anchorOf)).join(''),
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

function pieceMarkdown(
  piece: LifetimePiece,
  known: ReadonlySet<string>,
  anchorOf: (name: string) => string,
): string {
  if (typeof piece === 'string') return piece;
  const code = `\`${piece.code}\``;
  return piece.to !== undefined && known.has(piece.to) ? `[${code}](${anchorOf(piece.to)})` : code;
}
