import ts from 'typescript';
import type {SurfaceMember} from '../surface/surface.ts';
import {mergeMembers, type Owner, propertiesOf} from './describeMembers.ts';

/** How a constant is called whose type is made from a table, such as `MutationField<'finishTransaction'>`. */
export type Call = {readonly parameters: readonly SurfaceMember[]; readonly result: string};

/** Works out the parameters and the result; undefined for what can't be called, or in several ways. */
export function describeCall(
  {type}: ts.VariableDeclaration,
  {checker, ...owner}: Owner,
): Call | undefined {
  if (!type || !ts.isTypeReferenceNode(type)) return undefined;
  const [signature, ...others] = checker.getTypeFromTypeNode(type).getCallSignatures();
  if (!signature || others.length > 0) return undefined;
  const text = (of: ts.Type): string =>
    checker.typeToString(of, undefined, ts.TypeFormatFlags.NoTruncation);
  const parameters = signature.getParameters().map((parameter): SurfaceMember => {
    const given = checker.getTypeOfSymbol(parameter);
    const members = fieldsOf(checker.getNonNullableType(given), {checker, ...owner});
    const node = parameter.valueDeclaration;
    const optional = node !== undefined && ts.isParameter(node) && !!node.questionToken;
    return {
      // All are called `args` in the table; the names are those of parameters that are taken apart.
      name: members.length === 0 ? parameter.name : optional ? 'options' : 'params',
      role: 'parameter',
      type: text(given),
      optional,
      platform: owner.platform,
      ...(members.length > 0 ? {members} : {}),
    };
  });
  return {parameters, result: text(checker.getReturnTypeOfSignature(signature))};
}

/** The fields of an object; none of a text, a list or an enum. */
function fieldsOf(type: ts.Type, owner: Owner): readonly SurfaceMember[] {
  const parts = type.isUnion() ? type.types : [type];
  const isObject = (part: ts.Type): boolean =>
    (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    !owner.checker.isArrayType(part);
  if (!parts.every(isObject)) return [];
  return mergeMembers(parts.flatMap((part) => propertiesOf(part, owner, 'field')));
}
