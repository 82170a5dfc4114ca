import type {CheckedFile} from './checkProgram.ts';
import {successorOf} from './fixes.ts';
import {exportedNames, type Release, type ReleaseSymbol} from './library/release.ts';
import type {PlanIndex} from './planIndex.ts';
import type {ParsedFile} from './program/module.ts';

/** The given release with the old names that a program uses, each as an alias of its replacement. */
export function bridgeRelease(
  release: Release,
  plan: PlanIndex,
  checked: ReadonlyMap<ParsedFile, CheckedFile>,
): Release {
  const exported = exportedNames(release);
  const asked = new Set(
    [...checked.values()].flatMap(({problems}) =>
      problems.flatMap(({kind, name}) =>
        kind === 'no-export' || kind === 'no-member' ? [name] : [],
      ),
    ),
  );
  const bridges = [...asked].flatMap((name): ReleaseSymbol[] => {
    const entry = plan.find(name);
    const now = entry && successorOf(entry, exported);
    const target =
      now === undefined ? undefined : release.symbols.find((each) => each.name === now);
    if (!target || exported.has(name)) return [];
    const inside = release.symbols.find((each) => each.name === name);
    if (inside) return [{...inside, exported: true}];
    const isType = target.kind === 'type' || target.kind === 'interface';
    const signature = isType
      ? `type ${name} = ${target.name};`
      : `const ${name}: typeof ${target.name};`;
    return [{name, exported: true, platform: target.platform, kind: target.kind, signature}];
  });
  const bridged = new Set(bridges.map(({name}) => name));
  const others = release.symbols.filter(({name}) => !bridged.has(name));
  return {...release, symbols: [...others, ...bridges]};
}
