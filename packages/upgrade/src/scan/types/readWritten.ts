import type {TSType} from '@babel/types';
import type {Checker} from '../checker.ts';
import type {Scope, Type} from './type.ts';
import {unchecked} from './unchecked.ts';

/** Reads the type that was written for a value. `any` says nothing about it: there, the value itself does. */
export function readWritten(
  checker: Checker,
  written: TSType,
  scope: Scope,
  value: () => Type,
): Type {
  return isAny(written) ? unchecked(value()) : checker.read(written, scope);
}

/** Says whether a written type is `any`, or a promise of it. */
function isAny(written: TSType): boolean {
  if (written.type === 'TSAnyKeyword') return true;
  if (written.type !== 'TSTypeReference' || written.typeName.type !== 'Identifier') return false;
  const [only] = written.typeParameters?.params ?? [];
  return written.typeName.name === 'Promise' && only !== undefined && isAny(only);
}
