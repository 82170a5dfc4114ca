import type {Node, SpreadElement} from '@babel/types';
import type {Checker} from './checker.ts';
import type {CodeEdit} from './findings.ts';
import {memberOf, type PlanIndex} from './planIndex.ts';
import {platformAt} from './platformGuard.ts';
import {isCall} from './program/calls.ts';
import {calledName} from './program/flow.ts';
import type {ParsedFile} from './program/module.ts';
import type {ObjectNode} from './program/objects.ts';
import {withoutCast} from './requests.ts';
import {requestSources} from './requestSources.ts';
import {keyName} from './types/readMembers.ts';

const IOS_KEYS = new Set([
  'sku',
  'andDangerouslyFinishTransactionAutomaticallyIOS',
  'andDangerouslyFinishTransactionAutomatically',
  'appAccountToken',
  'quantity',
  'withOffer',
]);

const ANDROID_KEYS = new Set([
  'skus',
  'obfuscatedAccountIdAndroid',
  'obfuscatedProfileIdAndroid',
  'isOfferPersonalized',
  'purchaseTokenAndroid',
  'replacementModeAndroid',
  'subscriptionOffers',
]);

/** Turns a flat request into one with a part for each platform; `property` is one of its keys. */
export function requestFix(
  property: Node,
  {text}: ParsedFile,
  checker: Checker,
  plan: PlanIndex,
): readonly CodeEdit[] | undefined {
  const request = checker.parentOf(property);
  if (request?.type !== 'ObjectExpression') return undefined;
  const choice = checker.parentOf(request);
  // Where the program chooses between two requests, each of them is for one platform.
  const whole = choice?.type === 'ConditionalExpression' ? choice : request;
  return writeRequests([whole], isSubscription(whole, checker, text), {text, checker, plan});
}

/** Corrects requests that a variable has or a function makes; `place` is the key of the request that uses them. */
export function sourceFix(
  place: Node,
  {text}: ParsedFile,
  checker: Checker,
  plan: PlanIndex,
): readonly CodeEdit[] | undefined {
  const property = checker.parentOf(place);
  if (property?.type !== 'ObjectProperty' || property.key !== place) return undefined;
  const sources = requestSources(property.value, checker);
  if (sources.length === 0) return undefined;
  const isPlan = isSubscription(property.value, checker, text);
  return writeRequests(sources, isPlan, {text, checker, plan});
}

/** Writes each request, or each of two that are chosen from, with a part for its platforms. */
function writeRequests(
  wholes: readonly Node[],
  isPlan: boolean,
  {text, checker, plan}: {text: string; checker: Checker; plan: PlanIndex},
): readonly CodeEdit[] | undefined {
  const rename = renamedKey(plan);
  const requests = wholes.flatMap((whole): readonly Node[] =>
    whole.type === 'ConditionalExpression' ? [whole.consequent, whole.alternate] : [whole],
  );
  const edits = requests.map((each): CodeEdit | undefined => {
    const literal = withoutCast(each);
    const parts =
      literal.type === 'ObjectExpression' ? readParts(literal, text, rename) : undefined;
    // Only tests in the same function: others can call it from where nobody looks.
    const platform = platformAt(literal, {checker, callsOf: () => []});
    const forms = {platform, isOnly: requests.length === 1};
    const written = parts && writeParts(parts, forms, isPlan);
    return written === undefined
      ? undefined
      : {start: literal.start ?? 0, end: literal.end ?? 0, text: written};
  });
  const known = edits.filter((edit) => edit !== undefined);
  return known.length === edits.length ? known : undefined;
}

/** Takes the choice of a platform out of `Platform.select({ios: …, android: …})`; `place` is the key of the request. */
export function platformFix(
  place: Node,
  {text}: ParsedFile,
  checker: Checker,
  plan: PlanIndex,
): readonly CodeEdit[] | undefined {
  const property = checker.parentOf(place);
  if (property?.type !== 'ObjectProperty' || property.key !== place) return undefined;
  const call = withoutCast(property.value);
  if (!isCall(call) || calledName(call) !== 'select') return undefined;
  const [choices] = call.arguments;
  if (choices?.type !== 'ObjectExpression') return undefined;
  const isPlan = isSubscription(property.value, checker, text);
  const parts = choices.properties.map((each): string | undefined => {
    if (each.type !== 'ObjectProperty' || each.value.type !== 'ObjectExpression') return undefined;
    const name = keyName(each.key, each.computed);
    const {ios, android, values} = readParts(each.value, text, renamedKey(plan)) ?? NO_PARTS;
    if (name === 'ios' && values.has('sku') && android.length === 0) {
      return `ios: {${ios.join(', ')}}`;
    }
    const isComplete = values.has('skus') && (!isPlan || values.has('subscriptionOffers'));
    const isAndroid = name === 'android' && isComplete && ios.length === 0;
    return isAndroid ? `android: {${android.join(', ')}}` : undefined;
  });
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  const {start, end} = property.value;
  return [{start: start ?? 0, end: end ?? 0, text: `{${parts.join(', ')}}`}];
}

function renamedKey(plan: PlanIndex): (key: string) => string {
  return (key) => {
    const entry = plan.findMember(key);
    return entry?.kind === 'renamed' ? memberOf(entry.now ?? key) : key;
  };
}

const NO_PARTS: Parts = {ios: [], android: [], values: new Map()};

type Parts = {
  readonly ios: readonly string[];
  readonly android: readonly string[];
  readonly values: ReadonlyMap<string, string>;
};

/** How a request is written: for the only platform on which it runs, and whether it is the only one of a call. */
type Forms = {readonly platform: ReturnType<typeof platformAt>; readonly isOnly: boolean};

function readParts(
  request: ObjectNode,
  text: string,
  rename: (key: string) => string,
): Parts | undefined {
  const ios: string[] = [];
  const android: string[] = [];
  const values = new Map<string, string>();
  for (const each of request.properties) {
    if (each.type === 'SpreadElement') {
      const spread = readSpread(each, text, rename);
      if (!spread) return undefined;
      (spread.isAndroid ? android : ios).push(spread.written);
      for (const name of spread.names) values.set(name, '');
      continue;
    }
    const name = each.type === 'ObjectProperty' ? keyName(each.key, each.computed) : undefined;
    if (each.type !== 'ObjectProperty' || name === undefined) return undefined;
    const value = text.slice(each.value.start ?? 0, each.value.end ?? 0);
    values.set(name, value);
    const now = rename(name);
    const entry = each.shorthand && now === name ? name : `${now}: ${value}`;
    if (IOS_KEYS.has(name)) ios.push(entry);
    else if (ANDROID_KEYS.has(name)) android.push(entry);
    else return undefined;
  }
  return {ios, android, values};
}

/** A spread whose keys are all for one platform, such as `...(offer && {subscriptionOffers: [offer]})`. */
function readSpread(
  {argument, start, end}: SpreadElement,
  text: string,
  rename: (key: string) => string,
) {
  const value = withoutCast(argument);
  const given = withoutCast(
    value.type === 'LogicalExpression' && value.operator === '&&' ? value.right : value,
  );
  if (given.type !== 'ObjectExpression') return undefined;
  const names = given.properties.map((each) =>
    each.type === 'ObjectProperty' ? keyName(each.key, each.computed) : undefined,
  );
  const own = names.flatMap((name) =>
    name === undefined || name === 'sku' || name === 'skus' ? [] : [name],
  );
  const isAndroid = own.every((name) => ANDROID_KEYS.has(name));
  const isOne = isAndroid || own.every((name) => IOS_KEYS.has(name));
  const isPlain = own.length === names.length && own.every((name) => rename(name) === name);
  if (own.length === 0 || !isOne || !isPlain) return undefined;
  return {names: own, isAndroid, written: text.slice(start ?? 0, end ?? 0)};
}

function writeParts(
  {ios, android, values}: Parts,
  {platform, isOnly}: Forms,
  isPlan: boolean,
): string | undefined {
  const sku = values.get('sku');
  const skus = values.get('skus');
  if (skus === undefined && sku === undefined) return undefined;
  const only = skus === undefined ? undefined : /^\[([^,]+?),?\]$/.exec(skus)?.[1]?.trim();
  // What is for the other platform has to stay somewhere.
  const isSplit = platform === 'ios' ? isMore(android, skus) : isMore(ios, sku);
  const one = isSplit ? undefined : platform;
  const hasIos = one ? one === 'ios' : sku !== undefined || (isOnly && only !== undefined);
  const hasAndroid = one ? one === 'android' : skus !== undefined || isOnly;
  if (hasIos && sku === undefined && only === undefined) return undefined;
  // A subscription on Android needs an offer, which only the reader can choose.
  if (hasAndroid && isPlan && !values.has('subscriptionOffers')) return undefined;
  const iosSku = sku === undefined && only !== undefined ? [`sku: ${only}`] : [];
  const androidSkus = skus === undefined ? [`skus: [${sku}]`] : [];
  const parts = [
    ...(hasIos ? [`ios: {${[...iosSku, ...ios].join(', ')}}`] : []),
    ...(hasAndroid ? [`android: {${[...androidSkus, ...android].join(', ')}}`] : []),
  ];
  return `{${parts.join(', ')}}`;
}

/** Says whether a platform has keys beside the product. */
function isMore(keys: readonly string[], product: string | undefined): boolean {
  return keys.length > (product === undefined ? 0 : 1);
}

function isSubscription(request: Node, checker: Checker, text: string): boolean {
  let property = checker.parentOf(request);
  while (property && withoutCast(property) !== property) property = checker.parentOf(property);
  const call = property && checker.parentOf(property);
  if (property?.type === 'CallExpression') return true;
  if (call?.type !== 'ObjectExpression') return false;
  return call.properties.some(
    (each) =>
      each.type === 'ObjectProperty' &&
      keyName(each.key) === 'type' &&
      /^['"]subs['"]$/.test(text.slice(each.value.start ?? 0, each.value.end ?? 0)),
  );
}
