import type {Node} from '@babel/types';
import type {PlanEntry} from '../plan/plan.ts';
import {openDateSentence} from '../view/planWords.ts';
import {behaviors} from './behaviors.ts';
import type {Checker} from './checker.ts';
import type {FileUses} from './fileUses.ts';
import {type CodeEdit, type Finding, positionOf} from './findings.ts';
import {memberOf, type PlanIndex} from './planIndex.ts';
import {platformAt} from './platformGuard.ts';
import {isMember} from './program/memberNode.ts';
import type {ParsedFile} from './program/module.ts';
import {propertyOf} from './types/properties.ts';
import {keyName} from './types/readMembers.ts';
import {type Type, withoutNullish} from './types/type.ts';
import {uncheckedAt} from './uncheckedPlace.ts';

const CAST = {kind: 'question', asks: 'Is this a value from expo-iap?'} as const;

/** What compiles and acts differently. */
export function behaviorFindings(
  file: ParsedFile,
  uses: FileUses,
  {entries}: Pick<PlanIndex, 'entries'>,
): readonly Finding[] {
  const active = entries.flatMap((entry) =>
    entry.effects
      .filter(({need, compiler}) => need === 'must' && compiler === 'silent')
      .map((effect) => ({entry, effect})),
  );
  return active.flatMap(({entry, effect}) =>
    (behaviors[effect.id]?.(uses) ?? []).flatMap((found): readonly Finding[] => {
      const {node} = found;
      const platform = effect.platform === 'both' ? undefined : platformAt(node, uses);
      if (platform && platform !== effect.platform) return [];
      const hidden = uncheckedAt(node, uses.checker);
      const isCast = hidden === 'cast';
      const {kind, asks} = isCast && found.kind === 'fails' ? CAST : found;
      // Behind the reader's own type, the new name has to be declared there too.
      const isFixed = effect.id === 'purchase-id' && kind === 'fails' && hidden !== 'own type';
      const edits = isFixed ? productIdFix(node, uses.checker) : undefined;
      return [
        {
          ...positionOf(file, node),
          kind,
          name: nameIn(node) ?? memberOf(entry.name),
          entry,
          message: [
            asks ?? detailOf(entry, effect.patch),
            effect.otherwise,
            openDateSentence(effect.patch, entry.openDates) ?? '',
          ]
            .filter((sentence) => sentence !== '')
            .join(' '),
          ...(effect.todo !== undefined && {todo: effect.todo}),
          ...(edits && {edits}),
        },
      ];
    }),
  );
}

/** The name that the code has at a place. */
function nameIn(node: Node): string | undefined {
  if (node.type === 'ObjectProperty') return keyName(node.key, node.computed);
  return node.type === 'Identifier' || node.type === 'StringLiteral' ? keyName(node) : undefined;
}

/** What the history says of the change, where one patch changed the name once. */
function detailOf({changes}: PlanEntry, patch: string): string {
  const details = changes.filter((each) => each.change === 'changed' && each.patch === patch);
  return details.length === 1 ? (details[0]?.detail ?? '') : '';
}

/** Says whether a type has more of a purchase than its `id`. */
function isWhole(type: Type): boolean {
  return propertyOf(withoutNullish(type), 'transactionDate') !== undefined;
}

/** Reads what the old `id` was: the product. */
function productIdFix(node: Node, checker: Checker): readonly CodeEdit[] | undefined {
  const parent = checker.parentOf(node);
  // A type of the reader that takes only some fields has to take the new one too.
  if (parent && isMember(parent) && !isWhole(checker.typeOf(parent.object))) return undefined;
  const [start, end] = [node.start ?? 0, node.end ?? 0];
  if (parent?.type === 'ObjectProperty' && parent.shorthand) {
    return [{start, end: start, text: 'productId: '}];
  }
  return [{start, end, text: node.type === 'Identifier' ? 'productId' : "'productId'"}];
}
