import type {Node, TSType, TSTypeParameter} from '@babel/types';

/** A field or method of a value. */
export type Property = {
  readonly type: () => Type;
  readonly optional: boolean;
  /** The type of the library that declares it, for example `PurchaseBase`. */
  readonly owner?: string | undefined;
  /** Only some members of a union have it. */
  readonly partial?: true;
};

/** A parameter: its type is written down, or follows from the context. */
export type Parameter = {
  readonly name?: string | undefined;
  readonly annotation?: TSType | undefined;
  readonly optional: boolean;
  readonly rest: boolean;
};

/** What calling a function takes and gives. */
export type Signature = {
  readonly parameters: readonly Parameter[];
  readonly typeParameters: readonly TSTypeParameter[];
  /** Where the annotations were written. */
  readonly scope: Scope;
  readonly result: (scope: Scope) => Type;
};

/** Everything with properties: objects, functions, classes, arrays. */
export type Shape = {
  readonly kind: 'shape';
  /** Name of the declaration; of the library when `library` is set. */
  readonly name?: string | undefined;
  readonly library?: true | undefined;
  readonly properties: () => ReadonlyMap<string, Property>;
  /** What a generic type was given, such as the element of an array. */
  readonly given?: readonly Type[] | undefined;
  readonly calls?: readonly Signature[] | undefined;
  /** Where the library declares this function; the owner of an export is empty. */
  readonly declared?: {readonly owner: string; readonly name: string} | undefined;
  readonly constructs?: readonly Signature[] | undefined;
  /** The type of properties that are not declared by name. */
  readonly index?: (() => Type) | undefined;
  /** It can have properties that are not declared. */
  readonly open?: boolean | undefined;
  /** Why the compiler does not compare what comes out of it with the release. */
  readonly unchecked?: Unchecked | undefined;
  /** The literal that made it. */
  readonly literal?: Node | undefined;
};

/** What hides the type of a value: `any`, an object type of the reader, or a cast to one. */
export type Unchecked = 'any' | 'own type' | 'cast';

/** What a name of a type refers to, given its type arguments. */
export type NamedType = (given: readonly Type[]) => Type;

const EMPTY: ReadonlyMap<string, Property> = new Map();

/** The properties of what has none that are known, such as a function. */
export const noProperties = (): ReadonlyMap<string, Property> => EMPTY;

/** A value of which nothing is known but that it can have properties. */
export const ANYTHING: Shape = {kind: 'shape', properties: noProperties, open: true};

/** A function with some signatures. */
export function functionShape(calls: readonly Signature[]): Shape {
  return {kind: 'shape', properties: noProperties, open: true, calls};
}

/** The names that code at some place can use. */
export type Scope = {
  readonly parent?: Scope | undefined;
  values: Map<string, () => Type> | undefined;
  types: Map<string, NamedType> | undefined;
};

/** Type words that have no properties of interest. */
export type PrimitiveName =
  'string' | 'number' | 'boolean' | 'bigint' | 'symbol' | 'undefined' | 'null' | 'never' | 'object';

/** The type of a value, as far as it matters which names of the library it has. */
export type Type =
  | {readonly kind: 'unknown'}
  /** Unknown, because the release does not have this name. */
  | {readonly kind: 'missing'; readonly name: string}
  | {readonly kind: 'primitive'; readonly name: PrimitiveName}
  | {readonly kind: 'literal'; readonly value: string | number | boolean}
  | {readonly kind: 'tuple'; readonly elements: readonly Type[]}
  | {readonly kind: 'union'; readonly members: readonly Type[]}
  | Shape;

export const UNKNOWN: Type = {kind: 'unknown'};
export const UNDEFINED: Type = {kind: 'primitive', name: 'undefined'};
export const NULL: Type = {kind: 'primitive', name: 'null'};

const primitives = new Map<PrimitiveName, Type>();

/** The type of a word such as `string`. */
export function primitive(name: PrimitiveName): Type {
  const known = primitives.get(name);
  if (known) return known;
  const made: Type = {kind: 'primitive', name};
  primitives.set(name, made);
  return made;
}

/** The type of a value that has one of these types. */
export function union(types: readonly Type[]): Type {
  const [single] = types;
  if (single && types.length === 1) return single;
  const open = types.find(isOpen);
  if (open) return open;
  const members = new Set<Type>();
  for (const type of types) {
    if (type.kind === 'union') for (const member of type.members) members.add(member);
    else if (type.kind !== 'primitive' || type.name !== 'never') members.add(type);
  }
  const [only] = members;
  if (only === undefined) return primitive('never');
  return members.size === 1 ? only : {kind: 'union', members: [...members]};
}

/** The members of a union, or the type itself. */
export function membersOf(type: Type): readonly Type[] {
  return type.kind === 'union' ? type.members : [type];
}

/** The signature by which a value is called: of several, the last one. */
export function signatureIn(type: Type): Signature | undefined {
  for (const member of membersOf(type)) {
    const signature = member.kind === 'shape' ? member.calls?.at(-1) : undefined;
    if (signature) return signature;
  }
  return undefined;
}

/** What calling a value gives. */
export function resultOf(type: Type): Type | undefined {
  const signature = signatureIn(type);
  return signature?.result(signature.scope);
}

/** Says whether this is `undefined` or `null`. */
export function isNullish(type: Type): boolean {
  return type.kind === 'primitive' && (type.name === 'undefined' || type.name === 'null');
}

/** The type without `undefined` and `null`. */
export function withoutNullish(type: Type): Type {
  if (type.kind !== 'union' || !type.members.some(isNullish)) return type;
  return union(type.members.filter((each) => !isNullish(each)));
}

/** Says whether the type is unknown. */
export function isOpen(type: Type): boolean {
  return type.kind === 'unknown' || type.kind === 'missing';
}

/** The names that a type allows as a string, for example as the key of an indexed access. */
export function textsOf(type: Type): readonly string[] {
  return membersOf(type).flatMap((each) =>
    each.kind === 'literal' && typeof each.value === 'string' ? [each.value] : [],
  );
}

/** Computes a value when it is first asked for. */
export function once<Value>(compute: () => Value): () => Value {
  let known: {readonly value: Value} | undefined;
  return () => (known ??= {value: compute()}).value;
}

/** Computes a type when it is first asked for; where a type depends on itself, it stays unknown. */
export function lazyType(compute: () => Type): () => Type {
  let known: Type | undefined;
  let busy = false;
  return () => {
    if (known) return known;
    if (busy) return UNKNOWN;
    busy = true;
    known = compute();
    busy = false;
    return known;
  };
}
