import {type NamePiece, ownPlatform, tellLifetime} from './describeLifetime.ts';
import {groupByOwner, type NameLifetime} from './nameLifetime.ts';

/** Writes the lifetimes as Markdown, a heading for each export and type; `anchorOf` gives the address of a name. */
export function lifetimesMarkdown(
  lifetimes: readonly NameLifetime[],
  anchorOf: (name: string) => string,
): string {
  const known = new Set(lifetimes.map(({name}) => name));
  const write = ({code, to}: NamePiece): string =>
    to !== undefined && known.has(to) ? `[\`${code}\`](${anchorOf(to)})` : `\`${code}\``;
  const tell = (life: NameLifetime, around: NameLifetime['platform']): readonly string[] => [
    ...ownPlatform(life, around),
    ...tellLifetime(life, write),
  ];
  return groupByOwner(lifetimes)
    .flatMap(({owner, members}) => [
      `### \`${owner.name}\` {/* #${owner.name} */}`,
      [owner.kind, ...tell(owner, 'both')].join(' · '),
      ...(members.length === 0
        ? []
        : [
            members
              .map((life) =>
                `- \`${life.name.split('.')[1]}\` ${tell(life, owner.platform).join(' · ')}`.trimEnd(),
              )
              .join('\n'),
          ]),
    ])
    .join('\n\n');
}
