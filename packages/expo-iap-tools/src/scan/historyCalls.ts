import type {Node} from '@babel/types';
import {memberOf} from '../plan/plan.ts';
import type {CheckedFile} from './checkProgram.ts';
import type {CodeEdit} from './findings.ts';
import {type CallNode, isCall} from './program/calls.ts';
import {usesOf} from './program/mentions.ts';
import type {ParsedFile} from './program/module.ts';
import {propertyName} from './program/names.ts';
import {parentOf} from './program/place.ts';
import {renameExport} from './renames.ts';

const HISTORY = /purchasehistor(?:y|ies)$/i;
const OWNED = 'getAvailablePurchases';
const ALL = 'onlyIncludeActiveItemsIOS: false';
const OPTION = /^onlyIncludeActiveItems(?:IOS)?$/;

/** How to replace a name, with what the replacement returns where that is something else. */
export function replacementAdvice(name: string, replacement: string): string {
  const next = memberOf(replacement);
  if (!HISTORY.test(name) || HISTORY.test(next)) return `Use \`${next}\`.`;
  const isCalled = next === OWNED && !name.includes('.');
  return isCalled
    ? `Use \`${next}({${ALL}})\`. On Android, where the history is empty, it returns what the user owns.`
    : `Use \`${next}\`. It has what the user owns now; the history has past purchases on iOS, and nothing on Android.`;
}

/** Whether the replacement of a name returns something else unless it is asked for the whole history. */
export function isHistory(name: string, replacement: string): boolean {
  return HISTORY.test(name) && !HISTORY.test(replacement);
}

/** Asks the replacement for what the history returned on iOS; nothing where a call leaves that open. */
export function historyFix(
  node: Node,
  file: ParsedFile,
  checked: CheckedFile,
): readonly CodeEdit[] | undefined {
  // Under its old name, it would say that it returns the history.
  const isTaken = new RegExp(`\\b${OWNED}\\b`).test(file.text);
  if (node.type !== 'ImportSpecifier' || isTaken) return undefined;
  const options = usesOf(checked.checker, node.local).map((use) => {
    const call = parentOf(use);
    return call && isCall(call) && call.callee === use ? allOf(call) : undefined;
  });
  const known = options.filter((each) => each !== undefined);
  if (known.length < options.length) return undefined;
  return [...(renameExport(node, OWNED, file, checked) ?? []), ...known.flat()];
}

function allOf({arguments: [options, ...rest], end}: CallNode): readonly CodeEdit[] | undefined {
  const insert = (start: number, text: string): CodeEdit => ({start, end: start, text});
  if (!options) return [insert((end ?? 0) - 1, `{${ALL}}`)];
  if (options.type !== 'ObjectExpression' || rest.length > 0) return undefined;
  const names = options.properties.map(propertyName);
  if (names.includes(undefined)) return undefined;
  const own = options.properties.filter((_, index) => OPTION.test(names[index] ?? ''));
  if (own.length === 0)
    return [insert((options.start ?? 0) + 1, names.length === 0 ? ALL : `${ALL}, `)];
  const isSaid = own.every((each) => 'value' in each && each.value?.type === 'BooleanLiteral');
  return isSaid ? [] : undefined;
}
