import {allowedPackages} from '../../src/content/allowedPackages.ts';
import {liveVersion} from '../../src/site/versions.ts';

const {version, patch} = liveVersion();
const STORE = 'docs/store.mdx';
const SKILL = 'src/content/skills/expo-iap-buy.mdx';
const OLD_STORE = 'versioned_docs/version-2.7/store.mdx';

/** A mistake to plant into a sound page, and what the check must say about it: place and beginning of each problem. */
export type Mistake = {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly put: string;
  readonly says: readonly string[];
};

/** One for each way in which the check reads a page: first what the compiler finds, then what is around the samples. */
export const mistakes: readonly Mistake[] = [
  {
    name: 'deep import',
    file: OLD_STORE,
    find: "from 'expo-iap'",
    put: "from 'expo-iap/build'",
    says: [
      `versioned_docs/version-2.7/store.mdx:9:31 TS2307 against expo-iap 2.7.5: Cannot find module 'expo-iap/build' or its corresponding type declarations. Import from 'expo-iap'; it has no other entry point.`,
    ],
  },
  {
    name: 'request without a limit of time, in a list inside a tab',
    file: STORE,
    find: 'console.log(owned.length);',
    put: "await fetch('https://api.example.com', {body: String(owned.length)});",
    says: ['docs/store.mdx:32:12 This request has no limit of time'],
  },
  {
    name: 'API of 2.8 on a page of 2.7',
    file: OLD_STORE,
    find: 'import {requestProducts}',
    put: 'import {fetchProducts, requestProducts}',
    says: [
      `versioned_docs/version-2.7/store.mdx:9:9 TS2724 against expo-iap 2.7.5: '"expo-iap"' has no exported member named 'fetchProducts'. Did you mean 'getProducts'?`,
    ],
  },
  {
    name: 'field of 2.7 on a page of 2.8, in a block that goes on',
    file: STORE,
    find: '(purchase) => purchase.purchaseToken)',
    put: '(purchase) => purchase.jwsRepresentationIos)',
    says: [
      `docs/store.mdx:39:49 TS2339 against expo-iap ${patch}: Property 'jwsRepresentationIos' does not exist on type 'Purchase'.`,
    ],
  },
  {
    name: 'comment that keeps the compiler quiet',
    file: OLD_STORE,
    find: 'const products',
    put: '// @ts-expect-error\nconst products',
    says: [
      `versioned_docs/version-2.7/store.mdx:11:1 TS2578 against expo-iap 2.7.5: Unused '@ts-expect-error' directive.`,
      'versioned_docs/version-2.7/store.mdx:11:4 @ts-expect-error hides errors. Mark the fence with error="TS…" or nocheck="reason" instead.',
    ],
  },
  {
    name: 'JSON that does not parse',
    file: STORE,
    find: '"2.0.21"}}]]',
    put: '"2.0.21"}}],]',
    says: [
      'docs/store.mdx:54:97 Invalid JSON. Write strict JSON: double quotes, no comments, no trailing commas.',
    ],
  },
  {
    name: 'unknown package',
    file: STORE,
    find: 'install expo-iap &&',
    put: 'install expo-ipa &&',
    says: [
      `docs/store.mdx:61:18 Unknown package "expo-ipa". Pages may name: ${Object.keys(allowedPackages).join(', ')}.`,
    ],
  },
  {
    name: 'member that does not exist',
    file: STORE,
    find: '`purchase.purchaseToken`',
    put: '`purchase.purchaseTokn`',
    says: [
      `docs/store.mdx:6:50 purchase of expo-iap ${patch} has no "purchaseTokn". Correct it, or write <Absent>purchase.purchaseTokn</Absent>.`,
    ],
  },
  {
    name: 'function that does not exist, in a skill',
    file: SKILL,
    find: '`finishTransaction()`',
    put: '`endTransaction()`',
    says: [
      `${SKILL}:6:7 expo-iap ${patch} has no function "endTransaction". Correct it, or write <Absent>endTransaction</Absent>.`,
    ],
  },
  {
    name: 'code that does not compile, in a skill',
    file: SKILL,
    find: 'await endConnection()',
    put: 'await endConnection(1)',
    says: [`${SKILL}:11:21 TS2554 against expo-iap ${patch}`],
  },
  {
    name: 'undocumented export',
    file: 'docs/api.mdx',
    find: '- `endConnection`\n',
    put: '',
    says: [
      `docs:1:1 No page of ${version} mentions the export "endConnection" of expo-iap ${patch}. Mention it in code on the page where readers look for it.`,
    ],
  },
  {
    name: 'mark that names a missing symbol',
    file: STORE,
    find: 'of="fetchProducts"',
    put: 'of="fetchProduct"',
    says: [
      `docs/store.mdx:10:1 <Signature of="fetchProduct"> matches nothing in expo-iap ${patch}. Do you mean "fetchProducts"?`,
    ],
  },
  {
    name: 'region that does not exist',
    file: STORE,
    find: 'part="view"',
    put: 'part="vue"',
    says: [
      'docs/store.mdx:64:1 docs/_samples/store.tsx has no region "vue". Regions of the file: view.',
    ],
  },
];
