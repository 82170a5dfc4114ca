import {dirname, join, relative} from 'node:path';
import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {entryOf, type PlannedRequirement, type UpgradePlan} from '../plan/plan.ts';
import {slashed} from '../project/findProject.ts';
import type {Source} from '../project/readSources.ts';
import type {Finding} from '../scan/findings.ts';
import {lineStarts, placeAt} from '../scan/lines.ts';
import {type Note, packageNotes} from './packageNotes.ts';
import {type App, findIn, readApp, type Setting, settingOf, type Settings} from './readApp.ts';
import {field} from './writtenValue.ts';

/** How an app meets a requirement. */
type Rule = Settings & {
  readonly kind?: Finding['kind'];
  readonly name: string;
  /** What it is while nothing sets it; nothing where that is not known. */
  readonly usual: string | undefined;
};

/** Where the apps of some folders lack what the newer release needs, and the files of these places. */
export function configFindings(
  manifests: readonly string[],
  plan: UpgradePlan,
  root: string,
): {
  readonly findings: readonly Finding[];
  readonly files: readonly Pick<Source, 'name' | 'path' | 'text'>[];
} {
  const notes = manifests.flatMap((manifest) => {
    const app = readApp(dirname(manifest));
    return app ? [...packageNotes(app, plan), ...buildNotes(app, plan)] : [];
  });
  const nameOf = ({file}: Setting): string => slashed(relative(root, file));
  return {
    findings: notes.map(({id, at, ...note}) => {
      // A step that is about no name of the library.
      const entry = entryOf('behavior', note.name, {id, compiler: 'error'});
      return {...note, file: nameOf(at), ...placeAt(lineStarts(at.text), at.offset), entry};
    }),
    files: notes.map(({at}) => ({name: nameOf(at), text: at.text, path: at.file})),
  };
}

function buildNotes(app: App, {install}: UpgradePlan): readonly Note[] {
  const rules = rulesFor(app);
  const left = install.filter(({state}) => state !== 'gone');
  const ids = left.map(({requirement}) => requirement.id);
  return left.flatMap((planned) => {
    const {id} = planned.requirement;
    // Of those that a low target breaks, a pod that is left out or not installed is the worse.
    const isTold = ids.includes('pod-15') || ids.includes('openiap-ios-15');
    const rule = id === 'ios-15' && isTold ? undefined : rules[id];
    return (rule && judge(rule, planned, app)) ?? [];
  });
}

function rulesFor({folder, sdk, kotlin, target}: App): Readonly<Record<string, Rule>> {
  const gradle = join(folder, 'android/app/build.gradle');
  const billing = findIn(gradle, /billingclient:billing(?:-ktx)?:(\d[\d.]*)/);
  const old = {name: 'billing-ktx', usual: undefined, kind: 'deprecated'} as const;
  const ios = {name: 'deploymentTarget', usual: sdk?.iosTarget};
  const compiler = {...kotlin, name: 'kotlinVersion', usual: sdk?.kotlin};
  return {
    'kotlin-2': compiler,
    'kotlin-2-1': compiler,
    'ios-15': {...target, ...ios},
    'openiap-ios-15': {...target, ...ios},
    'pod-15': {...target, ...ios, kind: 'fails'},
    'pod-13-4': ios,
    ...(billing &&
      Object.fromEntries(
        ['billing-8', 'billing-8-3', 'billing-9-1'].map((id) => [id, {set: billing, ...old}]),
      )),
  };
}

/** What a file says is certain; what files leave open counts only where the upgrade brings the requirement. */
function judge(
  {kind = 'does-not-compile', name, set, next, usual}: Rule,
  {requirement, state}: PlannedRequirement,
  {manifest, sdk}: App,
): Note | undefined {
  const {id, least = '', below = '', write, reason, todo} = requirement;
  const isLow = (version: string): boolean => comparePatchNumbers(version, least) < 0;
  const at = set ?? settingOf(field(field(manifest, 'dependencies'), 'expo') ?? manifest);
  const say = (message: string, help = todo, as: Note['kind'] = 'question'): Note => ({
    ...{id, name, at, kind: as},
    ...{message: `${message} ${reason}`, todo: help},
  });
  if (set?.value !== undefined) {
    if (!isLow(set.value)) return undefined;
    const low = `This is ${set.value}, and below ${least} ${below}.`;
    if (next?.value !== undefined && !isLow(next.value)) {
      const older = `${low} The app’s configuration has ${next.value}: is this an older prebuild?`;
      return say(older, 'Run `npx expo prebuild --clean`.');
    }
    const best = [write ?? '', usual ?? ''].toSorted(comparePatchNumbers).at(-1) ?? '';
    return say(low, write === undefined ? todo : `Write \`${best}\`.`, kind);
  }
  if (state !== 'new') return undefined;
  if (set) return say(`Can’t see \`${name}\` without running this: is it ${least} or higher?`);
  if (usual === undefined)
    return say(`Can’t see \`${name}\`: no file sets it, and what this Expo SDK has isn’t known.`);
  if (!isLow(usual)) return undefined;
  return say(`Likely, ${below}: Expo SDK ${sdk?.sdk ?? ''} has ${usual} where nothing is set.`);
}
