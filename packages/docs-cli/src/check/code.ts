import type {CallExpression, Function as FunctionNode, Node} from '@babel/types';
import type {ParsedFile} from 'expo-iap-upgrade/scan/program/module';
import {childrenOf} from 'expo-iap-upgrade/scan/program/nodes';

/** A function with the file that it is in. */
export type CodeFunction = {readonly node: FunctionNode; readonly code: Code};

/** A parsed file with what the patterns ask of it. */
export type Code = {
  readonly file: ParsedFile;
  /** Every node, in the order of the text. */
  readonly nodes: readonly Node[];
  readonly parentOf: (node: Node) => Node | undefined;
  /** The functions that have a name, also through `useCallback` and the like. */
  readonly functions: ReadonlyMap<string, FunctionNode>;
  /** The names of the library by the names that the file gives them. */
  readonly aliases: ReadonlyMap<string, string>;
};

/** Reads the nodes of a file with their parents. */
export function readCode(file: ParsedFile): Code {
  const nodes: Node[] = [];
  const parents = new Map<Node, Node>();
  const visit = (node: Node): void => {
    nodes.push(node);
    for (const child of childrenOf(node)) {
      parents.set(child, node);
      visit(child);
    }
  };
  visit(file.tree.program);
  const functions = new Map(nodes.flatMap((node) => namedFunction(node) ?? []));
  const aliases = new Map(nodes.flatMap((node) => aliasOf(node) ?? []));
  return {file, nodes, parentOf: (node) => parents.get(node), functions, aliases};
}

/** Whether a node is a function of any kind. */
export function isFunctionNode(node: Node): node is FunctionNode {
  return /^(?:Arrow)?Function(?:Expression|Declaration)$|^(?:Object|Class)Method$/.test(node.type);
}

/** Hooks of React that return the function that they are given. */
const WRAPPERS = /^(?:use\w*Callback|useEffectEvent|useEvent|useRef|debounce|throttle)$/;

/** The function that an expression is, where it is written there. */
export function functionIn(node: Node | null | undefined): FunctionNode | undefined {
  if (!node) return undefined;
  if (isFunctionNode(node)) return node;
  if (node.type !== 'CallExpression' || !WRAPPERS.test(calleeName(node))) return undefined;
  const [first] = node.arguments;
  return first && isFunctionNode(first) ? first : undefined;
}

function namedFunction(node: Node): [string, FunctionNode][] | undefined {
  if (node.type === 'FunctionDeclaration' && node.id) return [[node.id.name, node]];
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
    const fn = functionIn(node.init);
    return fn && [[node.id.name, fn]];
  }
  const isMethod = node.type === 'ClassMethod' || node.type === 'ObjectMethod';
  if (isMethod && node.key.type === 'Identifier') return [[node.key.name, node]];
  if (node.type === 'ClassProperty' || node.type === 'ObjectProperty') {
    const fn = functionIn(node.value);
    return fn && node.key.type === 'Identifier' ? [[node.key.name, fn]] : undefined;
  }
  return undefined;
}

/** `import {finishTransaction as finish}`, and `const {finishTransaction: finish} = useIAP()`. */
function aliasOf(node: Node): [string, string][] | undefined {
  if (node.type === 'ImportSpecifier' && node.imported.type === 'Identifier')
    return [[node.local.name, node.imported.name]];
  if (node.type === 'ObjectProperty' && node.key.type === 'Identifier' && !node.computed) {
    const {key, value} = node;
    if (value.type === 'Identifier' && value.name !== key.name) return [[value.name, key.name]];
  }
  return undefined;
}

/** The last name of what is called: `post` of `api.post(…)`. */
export function calleeName({callee}: Pick<CallExpression, 'callee'>): string {
  if (callee.type === 'Identifier') return callee.name;
  const isMember = callee.type === 'MemberExpression' || callee.type === 'OptionalMemberExpression';
  return isMember && callee.property.type === 'Identifier' ? callee.property.name : '';
}

/** Whether a node is a call. */
export function isCallNode(node: Node): node is CallExpression {
  return node.type === 'CallExpression' || node.type === 'OptionalCallExpression';
}

/** The name of the library that a call is of, if its name is one; a function of the file with this name is not. */
export function libraryName(call: CallExpression, code: Code): string {
  const name = calleeName(call);
  const isOwn = call.callee.type === 'Identifier' && code.functions.has(name);
  return isOwn ? '' : (code.aliases.get(name) ?? name);
}

/** Finds a function by the name under which it is called: in its own file, or the only one of this name elsewhere. */
export function findFunction(
  name: string,
  code: Code,
  all: readonly Code[],
): CodeFunction | undefined {
  const own = code.functions.get(name);
  if (own) return {node: own, code};
  const wanted = code.aliases.get(name) ?? name;
  const found = all.flatMap((each) => {
    const node = each.functions.get(wanted);
    return node && each !== code ? [{node, code: each}] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}
