import {wordsOf} from './wordsOf.ts';

/** Words that a capital letter alone would spell wrong. */
const spelled: Readonly<Record<string, string>> = {
  api: 'API',
  faq: 'FAQ',
  'use-iap': 'useIAP',
  'setup-ios': 'Setup iOS',
  'ios-subscription-offers': 'iOS subscription offers',
  'ios-hot-reload-fix': 'iOS hot reload fix',
};

/** Names a page by its address, because the titles of all pages would cost every visitor. */
export function nameAddress(address: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1);
  const words = wordsOf(address);
  return spelled[name] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
