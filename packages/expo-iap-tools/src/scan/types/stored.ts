import {type Type, union} from './type.ts';

/** A literal object can have extra keys once a variable contains it, or a function returns it. */
export function stored(type: Type): Type {
  if (type.kind === 'union') return union(type.members.map(stored));
  return type.kind === 'shape' && type.literal?.type === 'ObjectExpression'
    ? {...type, literal: undefined}
    : type;
}
