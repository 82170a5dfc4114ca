import {parse} from '@babel/parser';
import type {Statement} from '@babel/types';
import type {Checker} from '../checker.ts';
import {declaredClass, declareType, enumValue, isTypeDeclaration} from '../types/declare.ts';
import {declareNamed, declareValue} from '../types/scope.ts';
import {annotationOf, signatureOf} from '../types/signature.ts';
import {type NamedType, noProperties, once, type Scope, type Type, UNKNOWN} from '../types/type.ts';

/** Statements of a declaration: of the library, or of global types. */
export function parseDeclarations(text: string): readonly Statement[] {
  return parse(text, {sourceType: 'module', plugins: [['typescript', {dts: true}]]}).program.body;
}

/** Puts the names that a statement declares into a scope; `from` is where its own names are looked up. */
export function declare(
  checker: Checker,
  statement: Statement,
  scope: Scope,
  {from = scope, library = false}: {readonly from?: Scope; readonly library?: boolean} = {},
): void {
  const value = (name: string, type: () => Type): void => {
    declareValue(scope, name, once(type));
  };
  const named = (name: string, type: NamedType): void => {
    declareNamed(scope, name, type);
  };
  if (isTypeDeclaration(statement)) {
    named(statement.id.name, declareType(checker, statement, from, library));
    if (statement.type === 'TSEnumDeclaration') {
      value(statement.id.name, () => enumValue(statement, library));
    }
  } else if (statement.type === 'VariableDeclaration') {
    for (const {id} of statement.declarations) {
      const written = annotationOf(id);
      if (id.type !== 'Identifier' || !written) continue;
      value(id.name, () => checker.read(written, from));
    }
  } else if (statement.type === 'TSDeclareFunction' && statement.id) {
    const {name} = statement.id;
    const before = scope.values?.get(name);
    value(name, () => {
      const written = statement.returnType;
      const signature = signatureOf(statement, from, (at) =>
        written?.type === 'TSTypeAnnotation' ? checker.read(written.typeAnnotation, at) : UNKNOWN,
      );
      const earlier = before?.type();
      const calls = earlier?.kind === 'shape' ? (earlier.calls ?? []) : [];
      return {
        kind: 'shape',
        name,
        library: library ? true : undefined,
        properties: noProperties,
        open: true,
        calls: [...calls, signature],
        declared: library ? {owner: '', name} : undefined,
      };
    });
  } else if (statement.type === 'ClassDeclaration' && statement.id) {
    const made = once(() => declaredClass(checker, statement, from));
    named(statement.id.name, () => made().instance);
    value(statement.id.name, () => made().value);
  }
}
