import type {Node} from '@babel/types';
import {nodesIn} from '../scan/program/nodes.ts';
import type {Shop} from './readShop.ts';
import {writtenValue} from './writtenTexts.ts';

/** Hosts that stand for nobody (RFC 2606). */
const HOST = /^https?:\/\/((?:[\w-]+\.)*example(?:\.(?:com|net|org))?)(?![\w.-])/;

/** Whether Google Play takes no app with a package name, because examples have it. */
export const isExamplePackage = (name: string): boolean => /^com\.example(?:\.|$)/.test(name);

/** The example addresses that some code names, where they are written, each with its host. */
export function exampleAddresses(places: Iterable<Node>, shop: Shop): ReadonlyMap<Node, string> {
  const found = new Map<Node, string>();
  for (const node of [...places].flatMap(nodesIn)) {
    if (!/^(?:Identifier|StringLiteral|TemplateLiteral)$/.test(node.type)) continue;
    const value = writtenValue(node, shop);
    const text = value?.type === 'TemplateLiteral' ? value.quasis[0]?.value.raw : undefined;
    const [, host] = HOST.exec(value?.type === 'StringLiteral' ? value.value : (text ?? '')) ?? [];
    if (value && host !== undefined) found.set(value, host);
  }
  return found;
}
