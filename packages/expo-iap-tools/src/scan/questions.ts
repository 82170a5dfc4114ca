import type {Node} from '@babel/types';
import type {PlanEntry} from '../plan/plan.ts';
import {alsoReads} from './alsoReads.ts';
import type {Checker} from './checker.ts';
import {memberOf, type PlanIndex} from './planIndex.ts';
import {isCall} from './program/calls.ts';
import {isMember} from './program/memberNode.ts';
import type {Part} from './program/place.ts';
import {keyName} from './types/readMembers.ts';
import {annotationOf} from './types/signature.ts';

/** A name that could be one of the library, on a value whose type nothing shows. */
export type Question = {
  readonly node: Node;
  readonly name: string;
  readonly entry: PlanEntry;
  readonly asks: string;
};

/** Long and odd enough that hardly anything else has the name. */
const DISTINCTIVE = /^.{4,}(?:Ios|IOS|ID)$/;
/** Names that nothing else has, also as a text. */
const UNIQUE = /^.{4,}Ios$/;
const PURCHASE_WORD = /purchase|receipt|entitlement/i;
/** Banks and ledgers have them too. */
const COMMON_WORD = /transaction/i;

/** Finds names of the plan on values without a known type. */
export function findQuestions(
  parts: readonly Part[],
  checker: Checker,
  plan: PlanIndex,
  /** The program takes purchases from the library, or names what does. */
  hasPurchases: boolean,
): readonly Question[] {
  const isPurchase = (word: string): boolean =>
    PURCHASE_WORD.test(word) || (hasPurchases && COMMON_WORD.test(word));
  const lost = plan.entries
    .filter(({kind}) => kind === 'renamed' || kind === 'removed')
    .map((entry) => [memberOf(entry.name), entry] as const);
  const gone = new Map(
    lost.filter(([name, entry]) => entry.name.includes('.') && DISTINCTIVE.test(name)),
  );
  const texts = new Map(lost.filter(([name]) => UNIQUE.test(name)));
  const id = plan.find('PurchaseBase.id');
  const found: Question[] = [];
  const ask = (node: Node, name: string, subject: string): void => {
    const entry = gone.get(name);
    const now = entry?.now === undefined ? undefined : memberOf(entry.now);
    if (now !== undefined && alsoReads(node, now, checker)) return;
    if (entry) found.push({node, name, entry, asks: `Is ${subject} from expo-iap?`});
  };
  const askText = (node: Node): void => {
    const entry = node.type === 'StringLiteral' ? texts.get(node.value) : undefined;
    if (!entry || node.type !== 'StringLiteral') return;
    const asks = `Does \`'${node.value}'\` name something of expo-iap?`;
    found.push({node, name: node.value, entry, asks});
  };
  const visit = (node: Node): void => {
    if (isCall(node)) node.arguments.forEach(askText);
    if (isMember(node) && !node.computed) {
      const name = keyName(node.property);
      const object = nameOf(node.object);
      const asksId = name === 'id' && id?.kind === 'behavior' && object && isPurchase(object);
      if (name === undefined || !(asksId || gone.has(name))) return;
      if (checker.typeOf(node.object).kind !== 'unknown') return;
      ask(node.property, name, `\`${object ?? 'this value'}\` a value`);
      if (!asksId || alsoReads(node.property, 'productId', checker) === 'before') return;
      const asks = `Is \`${object}\` a purchase from expo-iap?`;
      found.push({node: node.property, name, entry: id, asks});
    } else if (node.type === 'ObjectProperty' && !node.computed) {
      const name = keyName(node.key);
      if (name !== undefined && isTakenFromUnknown(node, checker))
        ask(node.key, name, 'this a value');
      askText(node.value);
    }
  };
  for (const {nodes} of parts) for (const node of nodes) visit(node);
  return found;
}

/** Says whether a pattern takes a property out of a value whose type nothing shows. */
function isTakenFromUnknown(property: Node, checker: Checker): boolean {
  const pattern = checker.parentOf(property);
  if (pattern?.type !== 'ObjectPattern' || annotationOf(pattern)) return false;
  const up = checker.parentOf(pattern);
  const value = up?.type === 'VariableDeclarator' ? up.init : undefined;
  return !value || checker.typeOf(value).kind === 'unknown';
}

function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return isMember(node) && node.property.type === 'Identifier' ? node.property.name : undefined;
}
