import {readFileSync} from 'node:fs';
import {launchRules} from 'expo-iap-api-data/launch/launchRules';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {installed, makeProject} from '../project/testing/makeProject.ts';
import {canFind, type LaunchFinding} from './launchFindings.ts';

const SHOP = `import {useEffect} from 'react';
import {Linking, Pressable, Text, View} from 'react-native';
import {deepLinkToSubscriptions, finishTransaction, getAvailablePurchases, useIAP, type Purchase} from 'expo-iap';
import {checkOnServer} from './server';
import {COINS, PLANS} from './catalog';

async function settle(purchase: Purchase) {
  if (purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1) return;
  await checkOnServer(purchase);
  await finishTransaction({purchase, isConsumable: COINS.includes(purchase.productId)});
}

const readOwned = async () => {
  for (const purchase of await getAvailablePurchases()) await settle(purchase);
};

export default function Shop({user}: {user: string}) {
  const {connected, products, subscriptions, fetchProducts, requestPurchase} = useIAP({onPurchaseSuccess: settle});
  useEffect(() => {
    if (!connected) return;
    void fetchProducts({skus: COINS, type: 'inapp'});
    void fetchProducts({skus: PLANS, type: 'subs'});
    void readOwned();
  }, [connected, fetchProducts]);
  const buy = (id: string, type: 'inapp' | 'subs') =>
    requestPurchase({type, request: {
      ios: {sku: id, appAccountToken: user},
      android: {skus: [id], obfuscatedAccountIdAndroid: user},
    }});
  return (
    <View>
      {products.map(({id, displayPrice}) => (
        <Pressable key={id} onPress={() => void buy(id, 'inapp')}><Text>{displayPrice}</Text></Pressable>
      ))}
      {subscriptions.map(({id, displayPrice}) => (
        <Pressable key={id} onPress={() => void buy(id, 'subs')}><Text>{displayPrice}</Text></Pressable>
      ))}
      <Text onPress={() => void Linking.openURL('https://example.com/terms')}>Terms</Text>
      <Text onPress={() => void Linking.openURL('https://example.com/privacy')}>Privacy</Text>
      <Text onPress={() => void deepLinkToSubscriptions({skuAndroid: 'pro_monthly', packageNameAndroid: 'com.example.shop'})}>Cancel</Text>
      <Text onPress={() => void readOwned()}>Restore</Text>
    </View>
  );
}
`;

/** An app in which nothing is missing. */
const RIGHT = {
  'src/shop.tsx': SHOP,
  'src/catalog.ts': `export const COINS = ['coins_100'];
export const PLANS = ['pro_monthly'];
`,
  'src/server.ts': `import type {Purchase} from 'expo-iap';
export async function checkOnServer({productId, purchaseToken}: Purchase) {
  await fetch('https://api.example.com/purchases', {method: 'POST', body: JSON.stringify({productId, purchaseToken})});
}
`,
  'src/shop.test.ts': `import {fetchProducts} from 'expo-iap';
await fetchProducts({skus: ['android.test.purchased'], type: 'inapp'});
`,
  'app.json': `{"expo": {
  "android": {"package": "com.example.shop"}
}}`,
  'package.json': `{"dependencies": {
  "expo": "~54.0.0",
  "expo-iap": "2.8.8",
  "react-native": "0.81.0"
}}`,
  'Shop.storekit': `{"products": [
  {"productID": "coins_100", "type": "Consumable"}
], "subscriptionGroups": [{"subscriptions": [
  {"productID": "pro_monthly", "type": "RecurringSubscription"}
]}]}`,
  'products.csv': `Product ID,Published State,Purchase Type,Auto Translate,Locale; Title; Description,Auto Fill Prices,Price,Pricing Template ID
coins_100,published,managed_by_android,false,en_US; Coins; A hundred,false,US; 990000,
`,
  'plans.json': `{"subscriptions": [
  {"productId": "pro_monthly", "basePlans": [{"basePlanId": "monthly", "state": "ACTIVE"}]}
]}`,
};

/** What is taken away from the right app, or is right in another way, and all that is found then. */
type Case = {
  readonly what: string;
  /** What is written in a file, as a pattern, and what takes its place. */
  readonly change: Readonly<Record<string, readonly [before: string, after: string]>>;
  readonly finds: readonly string[];
};

const cases: readonly Case[] = readFileSync(new URL('cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

beforeEach(() => {
  vi.useFakeTimers({now: new Date('2026-11-29'), toFake: ['Date']});
});
afterEach(() => {
  vi.useRealTimers();
});

function changed(change: Case['change']): Record<string, string> {
  const files: Record<string, string> = {...RIGHT};
  for (const [name, [before, after]] of Object.entries(change)) {
    const text = files[name] ?? '';
    files[name] = text.replace(new RegExp(before, 'm'), after);
    expect(files[name]).not.toBe(text);
  }
  return files;
}

it.each(cases)('looks at an app where $what', async ({change, finds}) => {
  const {code, found} = await look(changed(change));
  expect(found.toSorted()).toEqual(finds.toSorted());
  expect(code).toBe(finds.every((each) => each.startsWith('question')) ? 0 : 1);
});

it.each([
  ['2027-08-31', []],
  ['2027-09-01', ['likely deadline package.json:3']],
  ['2027-11-02', ['sure deadline package.json:3']],
])('knows on %s until when Google Play takes the release', async (day, finds) => {
  vi.setSystemTime(new Date(day));
  expect((await look(RIGHT)).found).toEqual(finds);
});

it('says what to do, why, and where to read more', async () => {
  const {run} = makeProject({
    ...RIGHT,
    ...changed({'src/shop.tsx': ['.*>Cancel<.*\\n', '']}),
    ...installed('2.8.8'),
  });
  const {code, out} = await run('launch');
  expect(code).toBe(1);
  expect(out).toContain(`Likely
src/shop.tsx:22:10 (manage)
  Nothing leads from this app to where this subscription is canceled.
  Google Play’s Subscriptions policy: https://support.google.com/googleplay/android-developer/answer/9900533
  https://expo-iap.hyo.dev/docs/guides/subscriptions#cancel
`);
});

it.each([
  ['2.8.8', 'docs/guides/launch'],
  ['2.7.5', 'docs/2.7/getting-started/setup-ios#review'],
])('leads from %s to a list to work through in its docs', async (patch, page) => {
  const {out} = await makeProject({...RIGHT, ...installed(patch)}).run('launch');
  expect(out).toMatch(new RegExp(`: https://expo-iap\\.hyo\\.dev/${page}\\n$`));
});

it('only asks for what is missing where a file could be read only in part', async () => {
  const broken = {'src/server.ts': `${RIGHT['src/server.ts']}\nexport const = 1;\n`};
  const files = changed({'src/shop.tsx': ['.*>Cancel<.*\\n', '']});
  const {code, out} = await makeProject({...files, ...broken, ...installed('2.8.8')}).run('launch');
  expect(code).toBe(2);
  expect(out).toContain('Can’t be seen\nsrc/shop.tsx:22:10 (manage)');
});

it('leaves out what a comment answers', async () => {
  const comment = '// expo-iap-ignore terms: the screen before has both\n$&';
  const files = changed({'src/shop.tsx': ['.*openURL.*\\n.*openURL.*\\n', '']});
  const shop = files['src/shop.tsx']?.replace(/.*skus: PLANS.*/, comment) ?? '';
  expect(await look({...files, 'src/shop.tsx': shop})).toMatchObject({code: 0, found: []});
});

it.each([
  ['launch', {'src/shop.tsx': 'export {};'}, 'imports expo-iap'],
  ['launch --catalog none.csv', {}, 'none.csv couldn’t be read: it doesn’t exist.'],
  ['launch --catalog app.json', {}, 'app.json is no catalog'],
])('cannot answer "%s", and says why', async (args, files, sentence) => {
  const other = {'src/server.ts': '', 'src/catalog.ts': '', 'src/shop.test.ts': ''};
  const project = makeProject({...RIGHT, ...other, ...files, ...installed('2.8.8')});
  const {code, err} = await project.run(args);
  expect(err).toContain(sentence);
  expect(code).toBe(2);
});

it('looks for each rule that says so', () => {
  const all = launchRules.map(({id}) => id);
  expect(new Set(all).size).toBe(all.length);
  expect(launchRules.filter(({by}) => by === 'command').map(({id}) => id)).toEqual(
    all.filter(canFind),
  );
});

async function look(files: Readonly<Record<string, string>>) {
  const project = makeProject({...files, ...installed('2.8.8')});
  const catalogs = '--catalog Shop.storekit --catalog products.csv --catalog plans.json';
  const {code, out, err} = await project.run(`launch --json ${catalogs}`);
  if (err !== '') throw new Error(err);
  const {findings}: {findings: readonly LaunchFinding[]} = JSON.parse(out);
  return {
    code,
    found: findings.map(({group, id, file, line}) => `${group} ${id} ${file}:${line}`),
  };
}
