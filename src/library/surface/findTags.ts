import ts from 'typescript';
import {historyOwner} from './applyHistory.ts';
import type {DeclaredName} from './readExports.ts';

/** Names that a release marks with `@deprecated`, members with their owner before them. */
export function findTags(names: readonly DeclaredName[]): ReadonlySet<string> {
  const tagged = new Set<string>();
  for (const {name, declaration} of names) {
    if (ts.getJSDocDeprecatedTag(declaration)) tagged.add(name);
    const visit = (node: ts.Node): void => {
      if (isMember(node) && ts.getJSDocDeprecatedTag(node)) {
        tagged.add(`${historyOwner(name)}.${node.name.getText()}`);
      }
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(declaration, visit);
  }
  return tagged;
}

type Member =
  | ts.EnumMember
  | ts.MethodDeclaration
  | ts.MethodSignature
  | ts.PropertyDeclaration
  | ts.PropertySignature;

function isMember(node: ts.Node): node is Member {
  return (
    ts.isEnumMember(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node)
  );
}
