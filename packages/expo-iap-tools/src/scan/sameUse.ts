import type {Checker} from './checker.ts';
import {fits} from './types/fits.ts';
import {parameterType} from './types/parameters.ts';
import {isOpen, type Type} from './types/type.ts';

/** Says whether code can use a value in the place of another one without another change. */
export function isSameUse(checker: Checker, next: Type, before: Type): boolean {
  if (isOpen(next) || isOpen(before)) return false;
  const [call, known] = [next, before].map((type) =>
    type.kind === 'shape' && type.calls?.length === 1 ? type.calls[0] : undefined,
  );
  if (!call || !known) return !call && !known && fits(next, before);
  if (call.parameters.length !== known.parameters.length) return false;
  const takes = known.parameters.every((parameter, index) => {
    const [given, wanted] = [known, call].map((each) => parameterType(checker, each, index));
    const kind = call.parameters[index]?.annotation?.type;
    if (!given || !wanted || parameter.annotation?.type !== kind) return false;
    // What a callback gets has to be the same too.
    return kind === 'TSFunctionType'
      ? isSameUse(checker, wanted, given) && isSameUse(checker, given, wanted)
      : fits(given, wanted);
  });
  return takes && fits(call.result(call.scope), known.result(known.scope));
}
