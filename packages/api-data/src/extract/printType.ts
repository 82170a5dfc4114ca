import ts from 'typescript';
import {declarationOf} from './declarationOf.ts';

const printer = ts.createPrinter({removeComments: true});

/** What apps call the types that a release has under another name inside. */
const publicNames = new WeakMap<ts.Node, string>();

/** Shows an identifier under the name that apps know. */
export function showAs(identifier: ts.Identifier, name: string): void {
  publicNames.set(identifier, name);
}

/** Text of a node as the release wrote it, without comments and without paths of files. */
export function printNode(node: ts.Node): string {
  return printed(node, named);
}

/** Like `printNode`, with unions that apps cannot name written out where they are used. */
export function printSignatureType(node: ts.TypeNode, checker: ts.TypeChecker): string {
  return printed(node, (part) => privateUnion(part, checker) ?? named(part));
}

/** The union behind a type name that its own file does not export; readers could not look it up. */
export function privateUnion(node: ts.Node, checker: ts.TypeChecker): ts.UnionTypeNode | undefined {
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const target = declarationOf(node.typeName, checker);
  if (!target || !ts.isTypeAliasDeclaration(target) || !ts.isUnionTypeNode(target.type)) {
    return undefined;
  }
  const isExported = target.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);
  return isExported ? undefined : target.type;
}

/** Name of a parameter; one that is taken apart in the declaration is named after what it is. */
export function parameterName(parameter: ts.ParameterDeclaration): string {
  if (ts.isIdentifier(parameter.name)) return parameter.name.text;
  return parameter.questionToken ? 'options' : 'params';
}

function printed(node: ts.Node, replace: (part: ts.Node) => ts.Node | undefined): string {
  const result = ts.transform(node, [
    (context) => (root) => {
      const visit = (part: ts.Node): ts.Node => {
        const replaced = replace(part) ?? part;
        return ts.visitEachChild(replaced, visit, context);
      };
      return visit(root);
    },
  ]);
  const [changed = node] = result.transformed;
  return printer.printNode(ts.EmitHint.Unspecified, changed, node.getSourceFile());
}

/** Replaces what only the release itself can resolve: its own names, import paths and parameters taken apart. */
function named(node: ts.Node): ts.Node | undefined {
  const publicName = publicNames.get(node);
  if (publicName !== undefined) return ts.factory.createIdentifier(publicName);
  if (ts.isImportTypeNode(node) && node.qualifier) {
    return ts.factory.createTypeReferenceNode(node.qualifier, node.typeArguments);
  }
  if (!ts.isParameter(node) || ts.isIdentifier(node.name)) return undefined;
  return ts.factory.updateParameterDeclaration(
    node,
    node.modifiers,
    node.dotDotDotToken,
    parameterName(node),
    node.questionToken,
    node.type,
    node.initializer,
  );
}
