import type {Node} from '@babel/types';
import {isCall} from '../scan/program/calls.ts';
import type {ParsedFile} from '../scan/program/module.ts';
import {isMember, lastName} from '../scan/program/names.ts';
import {nodesIn} from '../scan/program/nodes.ts';
import type {Shop} from './readShop.ts';
import {writtenTexts} from './writtenTexts.ts';

/** The packages that open an address outside the app, with their functions. */
const OPENERS: Readonly<Record<string, string>> = {
  'react-native': 'openURL',
  'expo-linking': 'openURL',
  'expo-web-browser': 'openBrowserAsync',
};

/** Says whether a file could open an address: it is parsed although the library doesn’t reach it. */
export function canOpenAddress(text: string): boolean {
  return /\b(?:href|openURL|openBrowserAsync)\b/.test(text);
}

/** The addresses that an app opens; `undefined` for each that isn’t written down. */
export function openedAddresses(shop: Shop): readonly (string | undefined)[] {
  return shop.files.flatMap((file) =>
    canOpenAddress(file.text)
      ? nodesIn(file.tree.program).flatMap((node) => openedAt(node, file, shop))
      : [],
  );
}

function openedAt(node: Node, file: ParsedFile, shop: Shop): readonly (string | undefined)[] {
  const given = isCall(node) && isOpener(node.callee, file) ? node.arguments[0] : linkOf(node);
  if (!given) return [];
  return writtenTexts(given, shop) ?? [undefined];
}

function isOpener(callee: Node, {tree}: ParsedFile): boolean {
  const root = isMember(callee) ? callee.object : callee;
  const taken = tree.imports.find(({local}) => root.type === 'Identifier' && local === root.name);
  const name = isMember(callee) ? lastName(callee) : taken?.name;
  return taken !== undefined && name !== undefined && OPENERS[taken.source] === name;
}

/** Where a link of expo-router, or an anchor, leads out of the app. */
function linkOf(node: Node): Node | undefined {
  if (node.type !== 'JSXAttribute' || node.name.name !== 'href') return undefined;
  const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
  const isInside = value?.type === 'StringLiteral' && !/^https?:/.test(value.value);
  return isInside || value?.type === 'ObjectExpression' ? undefined : (value ?? undefined);
}
