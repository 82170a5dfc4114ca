import type {Node} from '@babel/types';
import type {CheckedFile} from './checkProgram.ts';
import {codeOf, replace, requote} from './edits.ts';
import type {CodeEdit} from './findings.ts';
import {usesOf} from './program/mentions.ts';
import type {ParsedFile} from './program/module.ts';
import {parentOf} from './program/place.ts';

/** Renames a key where it is used: in an access, in an object, in a pattern. */
export function renameKey(node: Node, now: string): readonly CodeEdit[] {
  if (node.type === 'StringLiteral' || node.type === 'TSLiteralType') {
    return [requote(node, now)];
  }
  const parent = parentOf(node);
  if (parent?.type === 'ObjectProperty' && parent.shorthand) {
    return [{start: node.start ?? 0, end: node.start ?? 0, text: `${now}: `}];
  }
  return [replace(node, now)];
}

/** Renames an import and everything that uses it, or imports it under its old name. */
export function renameExport(
  node: Node,
  now: string,
  file: ParsedFile,
  {checker}: CheckedFile,
): readonly CodeEdit[] | undefined {
  if (node.type === 'Identifier') return [replace(node, now)];
  if (node.type === 'ExportSpecifier') {
    const {local, exported} = node;
    const text = `${now} as ${codeOf(exported, file.text)}`;
    return [{...replace(node, text), start: local.start ?? 0}];
  }
  if (node.type !== 'ImportSpecifier') return undefined;
  const {imported, local} = node;
  const prefix = node.importKind === 'type' ? 'type ' : '';
  const isAliased = imported.start !== local.start;
  if (isAliased) return [replace(imported, now)];
  const uses = usesOf(checker, local);
  const isTaken = new RegExp(`\\b${now}\\b`).test(file.text);
  const isExported = uses.some((use) => parentOf(use)?.type === 'ExportSpecifier');
  if (isTaken || isExported) return [replace(node, `${prefix}${now} as ${local.name}`)];
  return [
    replace(imported, now),
    ...uses.map((use) => {
      const parent = parentOf(use);
      const isShort = parent?.type === 'ObjectProperty' && parent.shorthand;
      return replace(use, isShort ? `${local.name}: ${now}` : now);
    }),
  ];
}
