import {describeLife, type LifePiece} from 'expo-iap-upgrade/lives/describeLife';
import {groupLives, type NameLife} from 'expo-iap-upgrade/lives/nameLife';
import {platformNote} from '../../../site/notes.ts';
import {historyAnchor} from '../../../site/tools.ts';

/** Writes the lives as Markdown, a heading for each export and type. */
export function lifeMarkdown(lives: readonly NameLife[]): string {
  const known = new Set(lives.map(({name}) => name));
  const told = (life: NameLife, around: NameLife['platform'] = 'both'): string[] => [
    ...(life.platform === 'both' || life.platform === around ? [] : [platformNote(life.platform)]),
    ...describeLife(life).map((pieces) =>
      pieces.map((piece) => pieceMarkdown(piece, known)).join(''),
    ),
  ];
  return groupLives(lives)
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

function pieceMarkdown(piece: LifePiece, known: ReadonlySet<string>): string {
  if (typeof piece === 'string') return piece;
  const code = `\`${piece.code}\``;
  return piece.to !== undefined && known.has(piece.to)
    ? `[${code}](${historyAnchor(piece.to)})`
    : code;
}
