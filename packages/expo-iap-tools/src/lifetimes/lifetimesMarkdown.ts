import {type LifetimePiece, tellLifetime} from './describeLifetime.ts';
import {groupByOwner, type NameLifetime} from './nameLifetime.ts';

/** Writes the lifetimes as Markdown, a heading for each export and type; `anchorOf` gives the address of a name. */
export function lifetimesMarkdown(
  lifetimes: readonly NameLifetime[],
  anchorOf: (name: string) => string,
): string {
  const known = new Set(lifetimes.map(({name}) => name));
  const write = (piece: LifetimePiece): string => {
    if (typeof piece === 'string') return piece;
    const code = `\`${piece.code}\``;
    const isLink = piece.to !== undefined && known.has(piece.to);
    return isLink ? `[${code}](${anchorOf(piece.to)})` : code;
  };
  return groupByOwner(lifetimes)
    .flatMap(({owner, members}) => [
      `### \`${owner.name}\` {/* #${owner.name} */}`,
      [owner.kind, tellLifetime(owner, 'both', write)].filter(Boolean).join(' · '),
      ...(members.length === 0
        ? []
        : [
            members
              .map((life) =>
                [`- \`${life.name.split('.')[1]}\``, tellLifetime(life, owner.platform, write)]
                  .join(' ')
                  .trimEnd(),
              )
              .join('\n'),
          ]),
    ])
    .join('\n\n');
}
