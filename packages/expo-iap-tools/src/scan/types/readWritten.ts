import type {TSType} from '@babel/types';
import type {Checker} from '../checker.ts';
import {isFromLibrary, isOwn} from './ownTypes.ts';
import type {Scope, Type, Unchecked} from './type.ts';
import {unchecked} from './unchecked.ts';

/**
 * Reads the type that was written for a value. `any` says nothing about it: there, the value itself does. A type of the
 * reader can name what the release no longer has, so a value of the library is followed behind it.
 */
export function readWritten(
  checker: Checker,
  written: TSType,
  scope: Scope,
  value: () => Type,
  own: Unchecked = 'own type',
): Type {
  if (isAny(written)) return unchecked(value());
  const type = checker.read(written, scope);
  if (!isOwn(type)) return type;
  const given = value();
  return isFromLibrary(given) ? unchecked(given, own) : type;
}

/** Says whether a written type is `any`, or a promise of it. */
function isAny(written: TSType): boolean {
  if (written.type === 'TSAnyKeyword') return true;
  if (written.type !== 'TSTypeReference' || written.typeName.type !== 'Identifier') return false;
  const [only] = written.typeParameters?.params ?? [];
  return written.typeName.name === 'Promise' && only !== undefined && isAny(only);
}
