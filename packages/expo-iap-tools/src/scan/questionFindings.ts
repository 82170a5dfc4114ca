import type {Checker} from './checker.ts';
import {type Finding, type FindingKind, positionOf} from './findings.ts';
import {memberOf, type PlanIndex} from './planIndex.ts';
import type {ParsedFile} from './program/module.ts';
import {findQuestions} from './questions.ts';

/** Names of the library on values whose type nothing shows. */
export function questionFindings(
  file: ParsedFile,
  checker: Checker,
  plan: PlanIndex,
  hasPurchases: boolean,
): readonly Finding[] {
  const isUser = /expo-iap/.test(file.text);
  const isNear = isUser || file.plain;
  // What storage gives back was perhaps a purchase before.
  if (!isNear && !/\bJSON\.parse\b/.test(file.text)) return [];
  const found = findQuestions(file.tree.parts, checker, plan, hasPurchases);
  // Elsewhere, only names that hardly anything else has are worth a question.
  const asked = found.filter(
    ({name, node}) => (isNear || name !== 'id') && (isUser || node.type !== 'StringLiteral'),
  );
  return asked.map(({node, name, entry, asks}) => {
    const kind: FindingKind = 'question';
    const effect = entry.effects.find(({need}) => need === 'must');
    const now = entry.now === undefined ? undefined : memberOf(entry.now);
    const told =
      effect?.otherwise ?? (now === undefined ? '' : `\`${name}\` is called \`${now}\` now.`);
    const todo = effect?.todo ?? (now === undefined ? undefined : `Write \`${now}\`.`);
    return {
      ...positionOf(file, node),
      kind,
      name,
      entry,
      message: `${asks} ${told}`.trim(),
      ...(todo !== undefined && {todo}),
    };
  });
}
