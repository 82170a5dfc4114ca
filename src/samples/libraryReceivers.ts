import type {LibraryKnowledge} from './libraryKnowledge.ts';

/** Variables that prose uses for values of the library, and the types that these values have. */
const receivers: Readonly<Record<string, RegExp>> = {
  purchase: /^(?:Product|Subscription)?Purchase(?:Base|Common|IOS|Ios|Android)?$/,
  product: /^(?:Subscription)?Product(?:Base|Common|IOS|Ios|Android)?$|^ProductSubscription\w+$/,
  subscription:
    /^SubscriptionProduct\w*$|^SubscriptionInfo$|^ActiveSubscription$|^ProductSubscription\w+$/,
  offer: /Offer/,
  error: /^PurchaseError$/,
  options: /^UseIAPOptions$/,
};

/** Returns the members behind a symbol or a usual variable; nothing when the library has no such owner. */
export function membersOf(
  owner: string,
  {members}: LibraryKnowledge,
): ReadonlySet<string> | undefined {
  const types = receivers[owner];
  if (!types) return members.get(owner);
  const found = [...members].filter(([name]) => types.test(name));
  return new Set(found.flatMap(([, own]) => [...own]));
}
