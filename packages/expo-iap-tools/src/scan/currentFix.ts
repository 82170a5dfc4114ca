import type {Node} from '@babel/types';
import type {Checker} from './checker.ts';
import {replace} from './edits.ts';
import type {FileTask} from './fileTask.ts';
import type {CodeEdit} from './findings.ts';
import {type CallNode, isCall} from './program/calls.ts';
import {constantOf} from './program/constants.ts';
import {LIBRARY} from './program/librarySource.ts';
import {usesOf} from './program/mentions.ts';
import {isMember} from './program/names.ts';
import {withoutCast} from './program/nodes.ts';
import {parentOf} from './program/place.ts';
import {findValue} from './types/scope.ts';

/** What the hook kept of the last purchase and the last error. */
export const CURRENT = /^useIAP\.(?:currentPurchase|clearCurrentPurchase)(?:Error)?$/;

/** What the correction calls the hook that keeps both. */
const HOOK = 'useIAPWithCurrent';

/** Calls a hook of the file that keeps the last purchase and the last error as the library did, and writes that hook. */
export function currentFix(
  node: Node,
  {file: {text, tree, plain}, now: {checker}}: Pick<FileTask, 'file' | 'now'>,
): readonly CodeEdit[] | undefined {
  const callee = hookAt(node, checker)?.callee;
  const hook = tree.imports.find((each) => each.source === LIBRARY && each.name === 'useIAP');
  const last = tree.program.body.findLast(({type}) => type === 'ImportDeclaration');
  if (!callee || hook?.node.type !== 'ImportSpecifier' || !last) return undefined;
  const {local} = hook.node;
  if (!usesOf(checker, local).includes(callee)) return undefined;
  const call = replace(callee, HOOK);
  if (text.includes(HOOK)) return [call];
  const isOfReact = (name: string): boolean =>
    tree.imports.some((each) => each.source === 'react' && each.local === name);
  const lacking = ['useCallback', 'useState'].filter((name) => !isOfReact(name));
  if (lacking.some((name) => findValue(checker.scopeAt(local), name))) return undefined;
  const quote = text[(last.end ?? 0) - 2] === '"' ? '"' : "'";
  const react = `\nimport {${lacking.join(', ')}} from ${quote}react${quote};`;
  const added = (lacking.length > 0 ? react : '') + hookWith(local.name, plain);
  const end = last.end ?? 0;
  return [call, {start: end, end, text: added}];
}

/** The call of the hook that a member of its result comes from. */
function hookAt(node: Node, checker: Checker): CallNode | undefined {
  const up = parentOf(node);
  const pattern = up?.type === 'ObjectProperty' ? parentOf(up) : undefined;
  const taken = pattern?.type === 'ObjectPattern' ? parentOf(pattern) : undefined;
  const held = up && isMember(up) ? up.object : undefined;
  const value = taken?.type === 'VariableDeclarator' ? taken.init : held;
  const given = value?.type === 'Identifier' ? constantOf(checker, value) : value;
  const call = given && withoutCast(given);
  return call && isCall(call) ? call : undefined;
}

/** The hook, with types as the file writes them. */
function hookWith(useIAP: string, isPlain: boolean): string {
  const of = (type: string): string => `import('expo-iap').${type}`;
  const state = (type: string): string =>
    isPlain
      ? `(/** @type {${of(type)} | undefined} */ (undefined))`
      : `<${of(type)} | undefined>()`;
  const callback = (type: string): readonly [string, string] =>
    isPlain ? [`(/** @type {typeof ${type}} */ (`, ')'] : [`<typeof ${type}>(`, ''];
  const options = isPlain
    ? `@param {${of('UseIAPOptions')}} [options] */\nfunction ${HOOK}(options = {})`
    : `*/\nfunction ${HOOK}(options: ${of('UseIAPOptions')} = {})`;
  const [finish, finished] = callback('finish');
  const [request, requested] = callback('request');
  return `

/** The hook with the last purchase and the last error, which expo-iap 2 kept itself. ${options} {
  const [currentPurchase, setCurrentPurchase] = useState${state('Purchase')};
  const [currentPurchaseError, setCurrentPurchaseError] = useState${state('ExpoPurchaseError')};
  const clearCurrentPurchase = useCallback(() => setCurrentPurchase(undefined), []);
  const clearCurrentPurchaseError = useCallback(() => setCurrentPurchaseError(undefined), []);
  const iap = ${useIAP}({
    ...options,
    onPurchaseSuccess: (purchase) => {
      setCurrentPurchaseError(undefined);
      setCurrentPurchase(purchase);
      options.onPurchaseSuccess?.(purchase);
    },
    onPurchaseError: (error) => {
      setCurrentPurchase(undefined);
      setCurrentPurchaseError(error);
      options.onPurchaseError?.(error);
    },
  });
  const {finishTransaction: finish, requestPurchase: request} = iap;
  const finishTransaction = useCallback${finish}async (finished) => {
    try {
      await finish(finished);
    } finally {
      setCurrentPurchase((last) => (last?.id === finished.purchase.id ? undefined : last));
    }
  }${finished}, [finish]);
  const requestPurchase = useCallback${request}(wanted) => {
    setCurrentPurchase(undefined);
    setCurrentPurchaseError(undefined);
    return request(wanted);
  }${requested}, [request]);
  return {
    ...iap,
    currentPurchase,
    currentPurchaseError,
    clearCurrentPurchase,
    clearCurrentPurchaseError,
    finishTransaction,
    requestPurchase,
  };
}`;
}
