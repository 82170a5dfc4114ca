import {allows} from '../choice/allows.ts';
import type {UpgradePlan} from '../plan/plan.ts';
import {installedFor, lockedFor, ONE_COPY} from '../project/findInstalled.ts';
import type {Finding} from '../scan/findings.ts';
import {type App, findIn, type Setting, settingOf} from './readApp.ts';
import {field, literal} from './writtenValue.ts';

/** What there is to say about a place of the configuration, and the step of the plan that it belongs to. */
export type Note = Pick<Finding, 'kind' | 'name' | 'message' | 'todo'> & {
  readonly id: string;
  readonly at: Setting;
};

/** What package.json and the lock file say against the release that an upgrade installs. */
export function packageNotes({folder, manifest}: App, {to}: UpgradePlan): readonly Note[] {
  const pins = [manifest, field(manifest, 'pnpm')].flatMap((list) =>
    ['overrides', 'resolutions'].flatMap((name) => field(field(list, name), 'expo-iap') ?? []),
  );
  const pin = pins.map(settingOf).find(({value = '*'}) => !allows(value, to));
  const asked = field(field(manifest, 'dependencies'), 'expo-iap');
  const range = literal(asked) ?? '*';
  const own = installedFor(folder)?.version ?? '';
  const isOther = own !== '' && !allows(range, own);
  const locked = lockedFor(folder);
  const several = locked.length > 1 && findIn(locked[0]?.file ?? '', /(expo-iap)/);
  const rows: readonly (readonly [
    at: Setting | false | undefined,
    message: string,
    todo: string,
  ])[] = [
    [
      pin,
      `Likely, ${to} won’t be installed, because this allows only \`${pin?.value ?? ''}\`.`,
      `Write \`${to}\` here, too.`,
    ],
    [
      isOther && asked && settingOf(asked),
      `\`${range}\` doesn’t allow ${own}, which is installed: which of the two is the app built with?`,
      'Install again, and start from the release that this gives.',
    ],
    [
      several,
      `This has expo-iap ${locked.map(({version}) => version).join(' and ')}, and JavaScript and native code must be from one release.`,
      ONE_COPY,
    ],
  ];
  return rows.flatMap(([at, message, todo]) =>
    at ? [{id: 'install', name: 'expo-iap', kind: 'question', at, message, todo}] : [],
  );
}
