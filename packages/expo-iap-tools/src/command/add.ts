import {relative} from 'node:path';
import {chooseItems, refuseOtherPatch} from '../add/chooseItems.ts';
import {formatFile} from '../add/formatFile.ts';
import {type Layout, layoutOf, placeFiles} from '../add/layout.ts';
import {kinds, planFile, type Planned} from '../add/planFile.ts';
import {addedFile, type Additions, readAdditions, RECORD, recordChange} from '../add/record.ts';
import {loadItems, type PackedItem, registryFolder} from '../data/registry.ts';
import {siteAddress} from '../data/site.ts';
import {writeFiles} from '../fix/writeFiles.ts';
import {findProject, slashed} from '../project/findProject.ts';
import {chooseRelease} from '../release/projectRelease.ts';
import {type Release, releaseWords} from '../release/release.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {makePaint} from '../terminal/paint.ts';
import type {Surroundings} from '../terminal/surroundings.ts';
import type {Command} from './command.ts';
import {readOptions} from './readOptions.ts';

const FLAG = {type: 'boolean', default: false} as const;

const OPTIONS = {
  release: {type: 'string', short: 'r'},
  'dry-run': FLAG,
  force: FLAG,
  keep: FLAG,
} as const;

/** Adds files of the site to a project, from a list of items for each docs version. */
export const makeAdd = (itemsOf: (version: string) => readonly PackedItem[]): Command => ({
  help: `Adds files that the pages show, and that are tested with your release, to your project.

Usage
  expo-iap add <item> [options]

  item  shop          coins, an unlock and a subscription, with a server that decides
        coins         a coin shop in one file
        subscription  a paywall with plans, offers, status and restore
        gate          a screen that only a subscriber sees, with the shop that it asks
        server        the settings of a server that verifies purchases
        tests         tests of the coin shop with Jest, and simulated stores

They go where your project has its code, in TypeScript where it has a tsconfig.json and else in
JavaScript, formatted with your own Prettier or Biome. ${RECORD} keeps what was added: call it again
after an upgrade, and what is new is merged into what you changed.

Options
  --release, -r  the release to take them for, such as 2.8 (default: the installed one)
  --dry-run      only say what would be written
  --force        change files that are there without asking
  --keep         leave files that are there as they are, without asking

Exit codes
  0  the files are there
  1  the same, and changes of yours are in conflict with new ones
  2  couldn’t add them; a sentence on stderr says why
`,
  run: async (args, around) => {
    const {values, positionals} = readOptions('add', args, OPTIONS);
    const [name = '', second] = positionals;
    if (second !== undefined)
      throw new CannotAnswer(
        `One item is added at a time, and these are ${positionals.length}: ${positionals.join(', ')}.`,
      );
    const release = chooseRelease(values.release, around.cwd);
    const items = chooseItems(name, itemsOf(release.version), release);
    refuseOtherPatch(items, release);
    const layout = layoutOf(findProject(around.cwd, []).folder);
    const additions = readAdditions(layout.folder);
    const planned = items.flatMap((item) => planItem(item, {layout, additions, release}));
    around.stdout.write(describePlan(planned, {layout, release, keep: values.keep}, around));
    if (values['dry-run']) return 0;
    const changed = planned.filter(({before, after}) => before !== undefined && before !== after);
    const isAllowed = changed.length === 0 || (await mayChange(changed, values, around));
    const written = planned.filter((file) => isAllowed || !changed.includes(file));
    const record = new Map(additions);
    for (const {name: file, fresh, source} of written)
      record.set(file, addedFile(fresh, {source, release: release.patch}));
    const writes = [...written, recordChange(layout.folder, record)];
    writeFiles(writes.filter(({before, after}) => before !== after));
    const conflicts = written.flatMap(({name: file, conflicts: lines}) =>
      lines.map((line) => `  ${file}:${line}`),
    );
    const begun = new Set(written.flatMap(({kind, item}) => (kind === 'new' ? [item] : [])));
    around.stdout.write(describeRest(begun.size > 0 ? [...begun] : items, layout, conflicts));
    if (begun.size === 0)
      around.stdout.write('No file is new, so this list is the one from before.\n');
    return conflicts.length > 0 ? 1 : 0;
  },
});

/** Adds files of the site to a project. */
export const add = makeAdd(loadItems);

type Task = {readonly layout: Layout; readonly additions: Additions; readonly release: Release};

/** A planned file, the item that it is from, and the address of that one. */
type FromItem = Planned & {readonly source: string; readonly item: PackedItem};

function planItem(item: PackedItem, {layout, additions, release}: Task): readonly FromItem[] {
  const source = siteAddress(`${registryFolder(release.version)}/${item.name}.json`);
  return placeFiles(item, layout).map((file) => {
    const formatted = {...file, content: formatFile(file, layout)};
    const known = {added: additions.get(file.name), label: `expo-iap ${release.patch}`};
    return {...planFile(formatted, layout.folder, known), source, item};
  });
}

function describePlan(
  planned: readonly Planned[],
  {layout, release, keep}: Pick<Task, 'layout' | 'release'> & {readonly keep: boolean},
  {stdout, env, cwd}: Surroundings,
): string {
  const {bold, dim} = makePaint(stdout, env);
  const below = slashed(relative(cwd, layout.folder));
  const lines = planned.map(({name, kind, before, after}) => {
    const isKept = keep && before !== undefined && before !== after;
    return `  ${name}  ${dim(isKept ? 'stays as it is' : kinds[kind])}`;
  });
  return [
    bold(releaseWords(release)),
    ...(release.note === undefined ? [] : [release.note]),
    '',
    below === '' ? 'Files:' : `Files, from ${below}:`,
    ...lines,
    '\n',
  ].join('\n');
}

/** Whether files that are there may be changed: an option says so, or the person at the terminal. */
async function mayChange(
  changed: readonly Planned[],
  {force, keep}: {readonly force: boolean; readonly keep: boolean},
  {ask}: Surroundings,
): Promise<boolean> {
  if (force || keep) return force;
  const names = changed.map(({name}) => name).join(', ');
  if (ask) return ask(`Change ${names}?`);
  throw new CannotAnswer(
    `Nothing was written, because this would change ${names}. Add --force to change what is there, or --keep to leave it as it is.`,
  );
}

/** What is left to do, in order: conflicts, and what items need, of which the project may have the packages. */
function describeRest(
  items: readonly PackedItem[],
  {lists}: Layout,
  conflicts: readonly string[],
): string {
  const merges = ['Choose between your change and the new one, where these begin:', ...conflicts];
  const needed = new Set(items.flatMap(({dependencies = []}) => dependencies));
  const lacking = [...needed].filter((each) => !lists(each.replace(/@[^@]*$/, '')));
  // Tests need no account, so they come before a sandbox.
  const own = [
    ...items.filter(({devDependencies}) => devDependencies),
    ...items.filter(({devDependencies}) => !devDependencies),
  ];
  const steps = [
    ...lacking.map((each) => `npx expo install ${each}`),
    ...own.flatMap(({docs}) => docs.split('\n')),
  ];
  const rest = [
    'What is left to do:',
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    `Explained at ${items.map(({description}) => description).join(' and ')}`,
  ];
  const lines = [...(conflicts.length > 0 ? merges : []), ...rest];
  return lines.map((line) => `${line}\n`).join('');
}
