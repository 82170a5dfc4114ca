import type {Node} from '@babel/types';
import type {Checker} from './checker.ts';
import type {FileTask} from './fileTask.ts';
import type {CodeEdit} from './findings.ts';
import {platformAt} from './platformGuard.ts';
import {around} from './presentFix.ts';
import {usesOf} from './program/mentions.ts';
import {isMember} from './program/names.ts';
import {parentOf} from './program/place.ts';
import {renameKey} from './renames.ts';
import {typeFix} from './typeFix.ts';
import {fits} from './types/fits.ts';
import {propertyType} from './types/properties.ts';
import {primitive, textsOf, UNDEFINED, withoutNullish} from './types/type.ts';
import {isUnchecked} from './types/unchecked.ts';

/** The list of a subscription's offers on Android, and the type of an offer, until one type took in both stores. */
const OLD_LIST = 'subscriptionOfferDetailsAndroid';
const OLD_TYPE = 'ProductSubscriptionAndroidOfferDetails';

/** What has the value of a field of an offer; an offer without an `offerId` has another `id`. */
const FIELDS: Readonly<Record<string, string>> = {
  basePlanId: 'basePlanIdAndroid',
  installmentPlanDetails: 'installmentPlanDetailsAndroid',
  offerTags: 'offerTagsAndroid',
  offerToken: 'offerTokenAndroid',
  pricingPhases: 'pricingPhasesAndroid',
};

/** Says whether a name is the older one of the offers on Android. */
export function isOfOffers(name: string): boolean {
  return name === OLD_TYPE || name.endsWith(`.${OLD_LIST}`);
}

/**
 * Reads the offers of both stores where a file reads those of Android, with the fields of an offer; nothing where one place
 * can see a product of Apple, whose offers were not in the list.
 */
export function offersFix(
  node: Node,
  task: Pick<FileTask, 'file' | 'old' | 'now' | 'names'>,
): readonly CodeEdit[] | undefined {
  const {
    file: {plain},
    old: {checker, uses},
  } = task;
  const lists = uses.filter(({member}) => member === OLD_LIST).map((use) => use.node);
  const fields = uses.filter(({owner}) => owner === OLD_TYPE);
  const isKnown = fields.every(({member}) => Object.hasOwn(FIELDS, member));
  if (!isKnown || !lists.every((list) => isAndroid(list, checker))) return undefined;
  const type = node.type === 'ImportSpecifier' ? typeFix(OLD_TYPE, 'SubscriptionOffer', task) : [];
  return (
    type && [
      ...type,
      ...lists.flatMap((list) => renameKey(list, 'subscriptionOffers')),
      ...fields.flatMap(({node: field, member}) => [
        ...renameKey(field, FIELDS[member] ?? member),
        ...(plain ? [] : valuesOf(field, checker).flatMap((value) => presentAt(value, checker))),
      ]),
    ]
  );
}

/** Says whether only a product of Google can be at a place that names its offers. */
function isAndroid(list: Node, checker: Checker): boolean {
  if (platformAt(list, {checker, callsOf: () => []}) === 'android') return true;
  const up = parentOf(list);
  const pattern = up && parentOf(up);
  const owner =
    up && isMember(up) ? up.object : up?.type === 'BinaryExpression' ? up.right : undefined;
  const type =
    pattern?.type === 'ObjectPattern'
      ? checker.patterns.get(pattern)?.()
      : owner && checker.typeOf(owner);
  const platform = type && propertyType(withoutNullish(type), 'platform');
  const texts = platform ? textsOf(platform) : [];
  return texts.length > 0 && texts.every((text) => text === 'android');
}

/** Where the value of a field is: the member itself, or what a pattern calls it. */
function valuesOf(field: Node, checker: Checker): readonly Node[] {
  const up = parentOf(field);
  if (up && isMember(up)) return [up];
  return up?.type === 'ObjectProperty'
    ? usesOf(checker, up.value).filter((it) => it !== up.value)
    : [];
}

/** Lets a place take a value, which Google’s offers always have and others lack by the type. */
function presentAt(value: Node, checker: Checker): readonly CodeEdit[] {
  const up = parentOf(value);
  const ending = endingAt(value, checker);
  const isShort = up?.type === 'ObjectProperty' && up.shorthand && value.type === 'Identifier';
  return around(value, '', isShort && ending !== '' ? `: ${value.name}${ending}` : ending);
}

const RESULTS = /^(?:ArrowFunctionExpression|ObjectProperty|ReturnStatement)$/;

function endingAt(value: Node, checker: Checker): string {
  const up = parentOf(value);
  if (!up || up.type === 'LogicalExpression') return '';
  if (isMember(value) && isUnchecked(checker.typeOf(value.object))) return '';
  if (isMember(up) && up.object === value) return up.optional ? '' : '!';
  const wanted = checker.expected(value);
  // What a callback gives goes where nothing here says what it has to be.
  const isOpen = up.type === 'ArrowFunctionExpression' && !up.returnType;
  if (!wanted || isOpen || isUnchecked(wanted)) return RESULTS.test(up.type) ? '!' : '';
  if (fits(primitive('null'), wanted)) return '';
  return fits(UNDEFINED, wanted) ? ' ?? undefined' : '!';
}
