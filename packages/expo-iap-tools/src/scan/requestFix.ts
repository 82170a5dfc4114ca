import type {Node, SpreadElement} from '@babel/types';
import {memberOf} from '../plan/plan.ts';
import type {Checker} from './checker.ts';
import {codeOf, replace} from './edits.ts';
import type {FileTask} from './fileTask.ts';
import type {CodeEdit} from './findings.ts';
import type {PlanIndex} from './planIndex.ts';
import {platformAt} from './platformGuard.ts';
import {isCall} from './program/calls.ts';
import {calledName} from './program/flow.ts';
import {propertyName, propertyNamed} from './program/names.ts';
import {isCast, withoutCast} from './program/nodes.ts';
import type {ObjectNode} from './program/objects.ts';
import {parentOf, widest} from './program/place.ts';
import {requestSources} from './requestSources.ts';

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

/**
 * Turns a flat request into one with a part for each platform, where it is written, chosen by platform, or made somewhere
 * else; `key` is one of its keys, or the one that has it as its value.
 */
export function requestFix(
  key: Node,
  {file: {text}, now: {checker}, plan}: Pick<FileTask, 'file' | 'now' | 'plan'>,
): readonly CodeEdit[] | undefined {
  const property = parentOf(key);
  if (property?.type !== 'ObjectProperty' || property.key !== key) return undefined;
  const code = {text, checker, rename: renamedKey(plan)};
  const request = parentOf(property);
  const choice = request && parentOf(request);
  // Where the program chooses between two requests, each of them is for one platform.
  const whole = choice?.type === 'ConditionalExpression' ? choice : request;
  const {value} = property;
  return (
    (whole && writeRequests([whole], isSubscription(whole), code)) ??
    platformFix(value, code) ??
    writeRequests(requestSources(value, checker), isSubscription(value), code)
  );
}

/** What the corrections of a file read. */
type Code = {
  readonly text: string;
  readonly checker: Checker;
  /** What the newer release calls a key. */
  readonly rename: (key: string) => string;
};

/** Writes each request, or each of two that are chosen from, with a part for its platforms. */
function writeRequests(
  wholes: readonly Node[],
  isPlan: boolean | undefined,
  {text, checker, rename}: Code,
): readonly CodeEdit[] | undefined {
  if (isPlan === undefined) return undefined;
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
    return written === undefined ? undefined : replace(literal, written);
  });
  const known = edits.filter((edit) => edit !== undefined);
  return known.length > 0 && known.length === edits.length ? known : undefined;
}

/** Takes the choice of a platform out of `Platform.select({ios: …, android: …})`. */
function platformFix(request: Node, {text, rename}: Code): readonly CodeEdit[] | undefined {
  const call = withoutCast(request);
  if (!isCall(call) || calledName(call) !== 'select') return undefined;
  const [choices] = call.arguments;
  if (choices?.type !== 'ObjectExpression') return undefined;
  const isPlan = isSubscription(request);
  const parts = choices.properties.map((each): string | undefined => {
    if (each.type !== 'ObjectProperty' || each.value.type !== 'ObjectExpression') return undefined;
    const name = propertyName(each);
    const {ios, android, values} = readParts(each.value, text, rename) ?? NO_PARTS;
    if (name === 'ios' && values.has('sku') && android.length === 0) {
      return `ios: {${ios.join(', ')}}`;
    }
    const isComplete = values.has('skus') && (isPlan === false || values.has('subscriptionOffers'));
    const isAndroid = name === 'android' && isComplete && ios.length === 0;
    return isAndroid ? `android: {${android.join(', ')}}` : undefined;
  });
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  return [replace(request, `{${parts.join(', ')}}`)];
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
    const name = propertyName(each);
    if (each.type !== 'ObjectProperty' || name === undefined) return undefined;
    const value = codeOf(each.value, text);
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
function readSpread(spread: SpreadElement, text: string, rename: (key: string) => string) {
  const value = withoutCast(spread.argument);
  const given = withoutCast(
    value.type === 'LogicalExpression' && value.operator === '&&' ? value.right : value,
  );
  if (given.type !== 'ObjectExpression') return undefined;
  const names = given.properties.map(propertyName);
  const own = names.flatMap((name) =>
    name === undefined || name === 'sku' || name === 'skus' ? [] : [name],
  );
  const isAndroid = own.every((name) => ANDROID_KEYS.has(name));
  const isOne = isAndroid || own.every((name) => IOS_KEYS.has(name));
  const isPlain = own.length === names.length && own.every((name) => rename(name) === name);
  if (own.length === 0 || !isOne || !isPlain) return undefined;
  return {names: own, isAndroid, written: codeOf(spread, text)};
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

/** Says whether a request is for a subscription; nothing where only the program knows. */
function isSubscription(request: Node): boolean | undefined {
  const property = parentOf(widest(request, isCast));
  if (property?.type === 'CallExpression') return true;
  const call = property && parentOf(property);
  const type = call?.type === 'ObjectExpression' ? propertyNamed(call, 'type')?.value : undefined;
  if (type?.type === 'ConditionalExpression') return undefined;
  return type?.type === 'StringLiteral' && type.value === 'subs';
}
