import type {Node} from '@babel/types';
import {
  calleeName,
  type Code,
  type CodeFunction,
  findFunction,
  functionIn,
  isCallNode,
  isFunctionNode,
  libraryName,
} from './code.ts';

/** Where purchases arrive: what a listener is given, and what the hook calls. */
export function purchaseHandlers(all: readonly Code[]): readonly CodeFunction[] {
  const found = all.flatMap((code) =>
    code.nodes.flatMap((node) => {
      const given = handlerIn(node, code);
      const handler = given && resolve(given, code, all);
      return handler ? [handler] : [];
    }),
  );
  return uniqueFunctions(found);
}

function handlerIn(node: Node, code: Code): Node | undefined {
  if (isCallNode(node)) {
    return libraryName(node, code) === 'purchaseUpdatedListener' ? node.arguments[0] : undefined;
  }
  const isProperty = node.type === 'ObjectProperty' || node.type === 'ObjectMethod';
  if (!isProperty || node.key.type !== 'Identifier') return undefined;
  if (node.key.name !== 'onPurchaseSuccess') return undefined;
  return node.type === 'ObjectMethod' ? node : node.value;
}

function resolve(node: Node, code: Code, all: readonly Code[]): CodeFunction | undefined {
  const own = functionIn(node);
  if (own) return {node: own, code};
  return node.type === 'Identifier' ? findFunction(node.name, code, all) : undefined;
}

/** Effects of a component that read `currentPurchase`, the other way in which the hook hands over a purchase. */
export function purchaseEffects(all: readonly Code[]): readonly CodeFunction[] {
  return all.flatMap((code) =>
    code.nodes.flatMap((node) => {
      if (!isCallNode(node) || !/^use(?:Layout)?Effect$/.test(calleeName(node))) return [];
      const [effect] = node.arguments;
      const fn = effect && functionIn(effect);
      const isReading = code.nodes.some(
        (each) =>
          each.type === 'Identifier' && each.name === 'currentPurchase' && isInside(each, node),
      );
      return fn && isReading ? [{node: fn, code}] : [];
    }),
  );
}

/** Functions that nobody calls by name in these files: where a chain of calls begins. */
export function uncalledFunctions(all: readonly Code[]): readonly CodeFunction[] {
  const called = new Set(
    all.flatMap((code) =>
      code.nodes.flatMap((node) => {
        const name = isCallNode(node) ? calleeName(node) : '';
        return name === '' ? [] : [name, code.aliases.get(name) ?? name];
      }),
    ),
  );
  return all.flatMap((code) =>
    [...code.functions].flatMap(([name, node]) => (called.has(name) ? [] : [{node, code}])),
  );
}

/** The function around a node; none at the top of a module. */
export function functionAround(node: Node, code: Code): CodeFunction | undefined {
  for (let up = code.parentOf(node); up; up = code.parentOf(up))
    if (isFunctionNode(up)) return {node: up, code};
  return undefined;
}

function uniqueFunctions(found: readonly CodeFunction[]): readonly CodeFunction[] {
  return [...new Map(found.map((each) => [each.node, each])).values()];
}

function isInside(node: Node, outer: Node): boolean {
  return (node.start ?? 0) >= (outer.start ?? 0) && (node.end ?? 0) <= (outer.end ?? 0);
}
