import {latestPatch, upgradeTargets} from 'expo-iap-api-data/releaseLines';
import {describe, expect, it} from 'vitest';
import {installed, makeProject} from '../project/testing/makeProject.ts';

const newest = latestPatch('2.8');
const target = upgradeTargets[0]?.patch ?? '';

/** A name that each of two stages changes, and one that is left by hand. */
const SHOP = `import {ErrorCode, getReceiptIos, requestPurchase, useIAP} from 'expo-iap';

export const isCanceled = (code: string) => code === ErrorCode.E_USER_CANCELLED;
export const receipt = () => getReceiptIos();
export const buy = (sku: string) =>
  requestPurchase({request: {ios: {sku}, android: {skus: [sku]}}, type: 'subs'});
export const useShop = (send: (receipt: string) => void) =>
  useIAP({onPurchaseSuccess: ({transactionReceipt}) => send(transactionReceipt)});
`;

const project = () => makeProject({...installed('2.7.5'), 'shop.ts': SHOP});

describe('an upgrade past the documented releases', () => {
  it('has a heading for each stage, and says what its lines are of and what to install', () => {
    const {call, read} = project();
    const {code, out, err} = call('2.7.5 5');
    expect([code, err]).toEqual([1, '']);
    const headings = [...out.matchAll(/^Stage \d of .*$/gm)].map(String);
    expect(headings).toEqual([
      `Stage 1 of 3: 2.7.5 → ${newest}`,
      `Stage 2 of 3: ${newest} → 3.4.13`,
      `Stage 3 of 3: 3.4.13 → ${target}`,
    ]);
    expect(out.match(/Lines are of the code as --fix leaves it in stage \d/g)).toHaveLength(2);
    expect(out).toContain(`tools/upgrade?from=3.4.13&to=${target}#renamed-`);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(
      /^Nothing was written\..* `npx expo install expo-iap@5\.8\.1`\..*from=2\.7\.5&to=5\.8\.1$/,
    );
    expect(read('shop.ts')).toBe(SHOP);
    for (const same of ['2.7.5 --to 5', '--to v5.8', '5'])
      expect(call(same).out.replace(/\n2\.7\.5 is from .*/, ''), same).toBe(out);
  });

  it('says of an option that JavaScript loses that it is ignored, unless the library does the same without it', () => {
    const all = (isActive: boolean): string =>
      `import {getAvailablePurchases} from 'expo-iap';
export const read = () => getAvailablePurchases({onlyIncludeActiveItems: ${isActive}});
`;
    const files = {'all.js': all(false), 'active.js': all(true)};
    const {out} = makeProject({...installed(newest), ...files}).call(`${newest} 3.4.13`);
    expect(out).toMatch(/ all\.js:2:[^]* nothing warns you: the field is ignored\./);
    expect(out).not.toContain('active.js:');
  });

  it('scans with each stage what the one before leaves', () => {
    const {out} = project().call('2.7.5 5 --json');
    const {format, stages} = JSON.parse(out);
    expect(format).toBe(1);
    const last = stages.at(-1);
    const codes = last.findings.map(({code}: {code: string}) => code);
    expect(last).toMatchObject({format: 1, from: '3.4.13', to: target});
    expect(codes.join('\n')).toContain('request: {ios: {sku}');
    const all = stages.flatMap(({findings}: {findings: {name: string}[]}) => findings);
    const receipts = all.flatMap(({name}: {name: string}) =>
      /^getReceipt/.test(name) ? name : [],
    );
    expect(receipts).toEqual(['getReceiptIos', 'getReceiptIOS']);
  });

  it('is written once with --fix, and says what it leaves by hand and how to go on', () => {
    const {call, read} = project();
    const diff = call('2.7.5 5 --fix --dry-run');
    expect(diff.code).toBe(1);
    expect(diff.out.match(/^--- /gm)).toHaveLength(1);
    expect(diff.out).toContain(
      '+export const isCanceled = (code: string) => code === ErrorCode.UserC',
    );
    expect(read('shop.ts')).toBe(SHOP);
    const {code, out} = call('2.7.5 5 --fix');
    expect(code).toBe(1);
    expect(read('shop.ts')).toContain('request: {apple: {sku}, google: {skus: [sku]}}');
    expect(out.match(/^Corrected \d+ places? in shop\.ts\.$/gm)).toHaveLength(3);
    expect(out).toContain('What depends on the places that stage 2 leaves can’t be seen yet.');
    expect(out).toContain(
      `Stage 2 leaves 1 place to change by hand. When that is done, look at what depends on it: expo-iap upgrade 3.4.13 ${target}\n`,
    );
    expect(out).toContain(
      `\nInstall what the code is for: \`npx expo install expo-iap@${target}\`. `,
    );
  });

  it('says once what no stage changes', () => {
    const lock = ['2.7.5', '2.8.0'].map((each) => `expo-iap@^${each}:\n  version "${each}"\n`);
    const {out} = makeProject({
      'package.json': '{"dependencies": {"expo": "^54.0.0", "expo-iap": "^2.7.5"}}',
      'yarn.lock': lock.join('\n'),
      'shop.ts': `// expo-iap-ignore renamed-nothing: for another release\n${SHOP}`,
      'wide.ts': Buffer.from(`import 'expo-iap';`, 'utf16le'),
    }).call('2.7.5 5');
    expect(out.match(/This has expo-iap 2\.7\.5 and 2\.8\.0/g)).toHaveLength(1);
    expect(out.match(/wide\.ts is in UTF-16/g)).toHaveLength(1);
    // Another stage could be what the comment is about.
    expect(out).not.toContain('This comment ignores nothing');
  });

  it.each(['--github', '--only other', '--baseline known.json'])(
    'takes %s for one stage at a time, and names them',
    (option) => {
      const {code, out, err} = project().call(`2.7.5 5 ${option}`);
      expect([code, out]).toEqual([2, '']);
      expect(err).toBe(
        `${option.split(' ', 1).join()} is for one stage, and this upgrade has 3. One after the other: expo-iap upgrade 2.7.5 ${newest}, expo-iap upgrade ${newest} 3.4.13, expo-iap upgrade 3.4.13 ${target}.\n`,
      );
    },
  );
});

it('says where no end is named that a newer release exists, and how to get there', () => {
  const last = (args: string, release = '2.7.5') =>
    makeProject({...installed(release), 'shop.ts': SHOP})
      .call(args)
      .out.trimEnd()
      .split('\n')
      .at(-1);
  const words = `expo-iap ${target} is newer, and the way there goes in stages: expo-iap upgrade`;
  expect(last('2.7.5')).toBe(`${words} 2.7.5 --to ${target}`);
  expect(last('')).toBe(`${words} --to ${target}`);
  expect(last('', newest)).toBe(`${words} --to ${target}`);
  expect(last(`2.7.5 ${newest}`)).not.toContain(words);
  // Whoever is past the documented releases goes on.
  const {out} = makeProject({...installed('3.4.13'), 'shop.ts': SHOP}).call('');
  expect(out).toMatch(`expo-iap 3.4.13 → ${target}`);
  expect(out).not.toContain('is newer');
});

it.each([
  ['--to src', '--to takes a release such as 2.8.8 or 5, and not "src".'],
  ['2.7.5 2.8.8 --to 5', 'Both 2.8.8 and --to 5 say where the upgrade ends. Leave out one.'],
])('refuses "%s"', (args, sentence) => {
  expect(project().call(args)).toEqual({code: 2, out: '', err: `${sentence}\n`});
});
