import {liveVersion} from '../../src/site/versions.ts';
import type {Mistake} from './mistake.ts';

const {patch} = liveVersion();
const STORE = 'docs/store.mdx';
const OLD_STORE = 'versioned_docs/version-2.7/store.mdx';

/** Mistakes that the compiler, or the reader of the fence, must find. */
export const mistakesInCode: readonly Mistake[] = [
  {
    name: 'wrong import',
    file: STORE,
    find: "import {useIAP} from 'expo-iap'",
    put: "import {useIap} from 'expo-iap'",
    says: [
      `docs/store.mdx:13:9 TS2724 against expo-iap ${patch}: '"expo-iap"' has no exported member named 'useIap'. Did you mean 'useIAP'?`,
      `docs/store.mdx:17:23 TS2552 against expo-iap ${patch}: Cannot find name 'useIAP'. Did you mean 'useIap'?`,
    ],
  },
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
    name: 'wrong member, in a list inside a tab',
    file: STORE,
    find: 'console.log(owned.length);',
    put: 'console.log(owned[0].tokn);',
    says: [
      `docs/store.mdx:32:27 TS2339 against expo-iap ${patch}: Property 'tokn' does not exist on type 'Purchase'.`,
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
];
