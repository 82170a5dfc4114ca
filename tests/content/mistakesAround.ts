import {allowedPackages} from '../../src/content/allowedPackages.ts';
import {liveVersion} from '../../src/site/versions.ts';
import type {Mistake} from './mistake.ts';

const {version, patch} = liveVersion();
const STORE = 'docs/store.mdx';
const SKILL = 'src/content/skills/expo-iap-buy.mdx';
const OLD_STORE = 'versioned_docs/version-2.7/store.mdx';

/** Mistakes around the samples: other fences, prose, marks and what no page names. */
export const mistakesAround: readonly Mistake[] = [
  {
    name: 'unknown fence language',
    file: STORE,
    find: '```bash',
    put: '```shell',
    says: ['docs/store.mdx:59:1 Unknown fence language "shell". Use one of: ts, tsx,'],
  },
  {
    name: 'JSON that does not parse',
    file: STORE,
    find: '"2.0.21"}}]]',
    put: '"2.0.21"}}],]',
    says: [
      'docs/store.mdx:54:96 Invalid JSON. Write strict JSON: double quotes, no comments, no trailing commas.',
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
    name: 'absent name that exists',
    file: STORE,
    find: '>getReceiptIos<',
    put: '>getReceiptIOS<',
    says: [
      `docs/store.mdx:6:74 <Absent> is wrong about "getReceiptIOS": expo-iap ${patch} has it. Write it as code.`,
    ],
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
  {
    name: 'page that is not MDX',
    file: OLD_STORE,
    find: 'Load with',
    put: '<Tab>Load with',
    says: [
      'versioned_docs/version-2.7/store.mdx:6:1 The page cannot be read as MDX: Expected a closing tag for `<Tab>` (6:1-6:6) before the end of `paragraph`.',
    ],
  },
];
