import type {Node} from '@babel/types';
import {memberOf, type PlanEntry} from '../plan/plan.ts';
import {alsoReads} from './alsoReads.ts';
import type {Checker} from './checker.ts';
import type {FileTask} from './fileTask.ts';
import {type Finding, positionOf} from './findings.ts';
import {isCall} from './program/calls.ts';
import {isMember, keyName, lastName} from './program/names.ts';
import {parentOf} from './program/place.ts';
import {annotationOf} from './types/signature.ts';

/** Long and odd enough that hardly anything else has the name. */
const DISTINCTIVE = /^.{4,}(?:Ios|IOS|ID)$/;
/** Names that nothing else has, also as a text. */
const UNIQUE = /^.{4,}Ios$/;
const PURCHASE_WORD = /purchase|receipt|entitlement/i;
/** Banks and ledgers have them too. */
const COMMON_WORD = /transaction/i;

/** Names of the library on values whose type nothing shows. */
export function questionFindings({
  file,
  checker,
  plan,
  hasPurchases,
}: FileTask): readonly Finding[] {
  const isUser = /expo-iap/.test(file.text);
  const isNear = isUser || file.plain;
  // What storage gives back was perhaps a purchase before.
  if (!isNear && !/\bJSON\.parse\b/.test(file.text)) return [];
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
  const found: Finding[] = [];
  const ask = (node: Node, name: string, entry: PlanEntry | undefined, asks: string): void => {
    if (entry) found.push({...positionOf(file, node), ...questionOf(name, entry, asks)});
  };
  const askName = (node: Node, name: string, subject: string): void => {
    const entry = gone.get(name);
    const now = entry?.now === undefined ? undefined : memberOf(entry.now);
    if (now !== undefined && alsoReads(node, now)) return;
    ask(node, name, entry, `Is ${subject} from expo-iap?`);
  };
  const askText = (node: Node): void => {
    // Elsewhere, only names that hardly anything else has are worth a question.
    if (node.type !== 'StringLiteral' || !isUser) return;
    const {value} = node;
    ask(node, value, texts.get(value), `Does \`'${value}'\` name something of expo-iap?`);
  };
  const visit = (node: Node): void => {
    if (isCall(node)) node.arguments.forEach(askText);
    if (isMember(node) && !node.computed) {
      const name = keyName(node.property);
      const object = lastName(node.object);
      const isId = name === 'id' && isNear && id?.kind === 'behavior';
      const asksId = isId && object !== undefined && isPurchase(object);
      if (name === undefined || !(asksId || gone.has(name))) return;
      if (checker.typeOf(node.object).kind !== 'unknown') return;
      askName(node.property, name, `\`${object ?? 'this value'}\` a value`);
      if (!asksId || alsoReads(node.property, 'productId') === 'before') return;
      ask(node.property, name, id, `Is \`${object}\` a purchase from expo-iap?`);
    } else if (node.type === 'ObjectProperty' && !node.computed) {
      const name = keyName(node.key);
      if (name !== undefined && isTakenFromUnknown(node, checker))
        askName(node.key, name, 'this a value');
      askText(node.value);
    }
  };
  for (const {nodes} of file.tree.parts) for (const node of nodes) visit(node);
  return found;
}

function questionOf(name: string, entry: PlanEntry, asks: string) {
  const effect = entry.effects.find(({need}) => need === 'must');
  const now = entry.now === undefined ? undefined : memberOf(entry.now);
  const told =
    effect?.otherwise ?? (now === undefined ? '' : `\`${name}\` is called \`${now}\` now.`);
  const todo = effect?.todo ?? (now === undefined ? undefined : `Write \`${now}\`.`);
  return {kind: 'question' as const, name, entry, message: `${asks} ${told}`.trim(), todo};
}

/** Says whether a pattern takes a property out of a value whose type nothing shows. */
function isTakenFromUnknown(property: Node, checker: Checker): boolean {
  const pattern = parentOf(property);
  if (pattern?.type !== 'ObjectPattern' || annotationOf(pattern)) return false;
  const up = parentOf(pattern);
  const value = up?.type === 'VariableDeclarator' ? up.init : undefined;
  return !value || checker.typeOf(value).kind === 'unknown';
}
