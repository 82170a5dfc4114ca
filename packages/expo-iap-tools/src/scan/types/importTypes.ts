import type {TSEntityName, TSImportType} from '@babel/types';
import type {Checker} from '../checker.ts';
import {propertyType} from './properties.ts';
import {type Scope, type Type, UNKNOWN} from './type.ts';

/** The value that `typeof import('expo-iap')` names, or one of its members. */
export function importedValue(checker: Checker, node: TSImportType): Type {
  return memberAt(checker.imported(node, node.argument.value), node.qualifier);
}

function memberAt(type: Type, path: TSEntityName | null | undefined): Type {
  if (!path) return type;
  if (path.type === 'TSQualifiedName') return memberAt(memberAt(type, path.left), path.right);
  if (path.type !== 'Identifier') return UNKNOWN;
  return propertyType(type, path.name) ?? UNKNOWN;
}

/** The type that `import('expo-iap').Purchase` names. A name that the module lacks is reported. */
export function importedType(checker: Checker, node: TSImportType, scope: Scope): Type {
  const {argument, qualifier, typeParameters} = node;
  if (qualifier?.type !== 'Identifier') return UNKNOWN;
  const {name} = qualifier;
  const given = typeParameters?.params.map((each) => checker.read(each, scope)) ?? [];
  const type = checker.importedType(node, argument.value, name)(given);
  if (type.kind === 'missing') checker.report({kind: 'no-export', node: qualifier, name});
  return type;
}
