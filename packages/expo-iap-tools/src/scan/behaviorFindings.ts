import type {Node} from '@babel/types';
import {memberOf, type PlanEntry} from '../plan/plan.ts';
import {openDateSentence} from '../view/planWords.ts';
import {behaviors} from './behaviors.ts';
import type {Checker} from './checker.ts';
import type {FileTask} from './fileTask.ts';
import {type CodeEdit, type Finding, positionOf} from './findings.ts';
import {platformAt} from './platformGuard.ts';
import {isMember, keyName, propertyName} from './program/names.ts';
import {parentOf} from './program/place.ts';
import {renameKey} from './renames.ts';
import {propertyOf} from './types/properties.ts';
import {type Type, withoutNullish} from './types/type.ts';
import {uncheckedAt} from './uncheckedPlace.ts';

/** What compiles and acts differently. */
export function behaviorFindings(task: FileTask): readonly Finding[] {
  const {file, checker, plan} = task;
  const active = plan.entries.flatMap((entry) =>
    entry.effects
      .filter(({need, compiler}) => need === 'must' && compiler === 'silent')
      .map((effect) => ({entry, effect})),
  );
  return active.flatMap(({entry, effect}) =>
    (behaviors[effect.id]?.(task) ?? []).flatMap((found): readonly Finding[] => {
      const {node} = found;
      const platform = effect.platform === 'both' ? undefined : platformAt(node, task);
      if (platform && platform !== effect.platform) return [];
      const hidden = uncheckedAt(node, checker);
      const asks = found.asks ?? (hidden === 'cast' ? 'Is this a value from expo-iap?' : undefined);
      const kind = asks === undefined ? 'fails' : 'question';
      // Behind the reader's own type, the new name has to be declared there too.
      const isFixed = effect.id === 'purchase-id' && kind === 'fails' && hidden !== 'own type';
      const edits = isFixed ? productIdFix(node, checker) : found.edits;
      const message = [
        asks ?? detailOf(entry, effect.patch),
        effect.otherwise,
        openDateSentence(effect.patch, entry.openDates) ?? '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' ');
      const name = nameIn(node) ?? memberOf(entry.name);
      const {todo} = effect;
      return [{...positionOf(file, node), kind, name, entry, message, todo, edits}];
    }),
  );
}

/** The name that the code has at a place. */
function nameIn(node: Node): string | undefined {
  if (node.type === 'ObjectProperty') return propertyName(node);
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
  const parent = parentOf(node);
  // A type of the reader that takes only some fields has to take the new one too.
  if (parent && isMember(parent) && !isWhole(checker.typeOf(parent.object))) return undefined;
  return renameKey(node, 'productId');
}
