import type {
  ExportSpecifier,
  ImportDeclaration,
  ImportSpecifier,
  Node,
  Program,
} from '@babel/types';

/** A name that a file imports, or exports of another one. */
export type Import = {
  readonly source: string;
  readonly node: ImportDeclaration['specifiers'][number] | ExportSpecifier;
  /** The name that the other file has for it; nothing where all of it is taken, or what it exports by default. */
  readonly name: string | undefined;
  /** The name in this file; nothing where it is only passed on. */
  readonly local: string | undefined;
};

/** Lists what a file imports, and what it exports of others. */
export function importsOf({body}: Program): readonly Import[] {
  return body.flatMap((statement) => {
    const isExport = statement.type === 'ExportNamedDeclaration';
    if (statement.type !== 'ImportDeclaration' && !isExport) return [];
    const {source, specifiers} = statement;
    if (!source) return [];
    return specifiers.flatMap((node): Import[] => {
      if (node.type === 'ExportNamespaceSpecifier' || node.type === 'ExportDefaultSpecifier')
        return [];
      const name = isNamed(node) ? importedName(node) : undefined;
      const local = node.type === 'ExportSpecifier' ? undefined : node.local.name;
      return [{source: source.value, node, name, local}];
    });
  });
}

/** Says whether a node takes one name from another file. */
export function isNamed(node: Node): node is ImportSpecifier | ExportSpecifier {
  return node.type === 'ImportSpecifier' || node.type === 'ExportSpecifier';
}

/** The name that an import or export takes from the other module. */
export function importedName(specifier: ImportSpecifier | ExportSpecifier): string {
  if (specifier.type === 'ExportSpecifier') return specifier.local.name;
  const {imported} = specifier;
  return imported.type === 'Identifier' ? imported.name : imported.value;
}
