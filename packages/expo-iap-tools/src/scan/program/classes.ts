import type {Checker} from '../checker.ts';
import {joinShapes, withTypes} from '../types/properties.ts';
import {readWritten} from '../types/readWritten.ts';
import {findType} from '../types/scope.ts';
import {
  annotationOf,
  plainParameter,
  signatureOf,
  typeParametersOf,
  writtenSignature,
} from '../types/signature.ts';
import {
  ANYTHING,
  functionShape,
  lazyType,
  once,
  type Property,
  resultOf,
  type Scope,
  type Shape,
  type Type,
  UNKNOWN,
} from '../types/type.ts';
import {givenToField} from './fields.ts';
import {keyName, lastName} from './names.ts';
import type {ClassNode} from './nodes.ts';

/**
 * What `new` gives: the members of a class and of the one that it extends; `library` is where one of the library looks up
 * names.
 */
export function classInstance(
  checker: Checker,
  node: ClassNode,
  given: readonly Type[] = [],
  library?: Scope,
): Shape {
  const names = typeParametersOf(node).map(({name}) => String(name));
  const scope = library ?? checker.scopeAt(node);
  const at = given.length > 0 ? withTypes(scope, names, given) : scope;
  const own: Shape = {
    kind: 'shape',
    name: node.id?.name,
    library: library && true,
    properties: once(() => membersOfClass(checker, node, false, at, library && node.id?.name)),
  };
  const base = library ? undefined : baseInstance(checker, node);
  return base ? {...joinShapes([base, own]), name: node.id?.name} : own;
}

/** The class itself: its static members, and what `new` gives. */
export function classValue(checker: Checker, node: ClassNode, library?: Scope): Shape {
  const constructor = node.body.body
    .filter((member) => member.type === 'ClassMethod')
    .find(({kind}) => kind === 'constructor');
  const instance = once(() => classInstance(checker, node, [], library));
  const scope = library ?? checker.scopeAt(node);
  const typeParameters = typeParametersOf(node);
  const result = (at: Scope): Type =>
    typeParameters.length === 0
      ? instance()
      : classInstance(
          checker,
          node,
          typeParameters.map(({name}) => findType(at, String(name))?.([]) ?? UNKNOWN),
          library,
        );
  return {
    kind: 'shape',
    name: node.id?.name,
    library: library && true,
    properties: once(() => membersOfClass(checker, node, true, scope, library && node.id?.name)),
    open: true,
    constructs: [{...signatureOf(constructor ?? {}, scope, result), typeParameters}],
  };
}

function membersOfClass(
  checker: Checker,
  node: ClassNode,
  isStatic: boolean,
  /** What its own types mean: those that it is given. */
  scope: Scope,
  owner: string | undefined,
): ReadonlyMap<string, Property> {
  const properties = new Map<string, Property>();
  const add = (name: string | undefined, type: () => Type, optional = false): void => {
    if (name !== undefined) properties.set(name, {type: lazyType(type), optional, owner});
  };
  for (const member of node.body.body) {
    if (member.type === 'ClassMethod' || member.type === 'ClassPrivateMethod') {
      if (member.kind === 'constructor' && !isStatic) {
        for (const parameter of member.params) {
          if (parameter.type !== 'TSParameterProperty') continue;
          const plain = plainParameter(parameter);
          const written = annotationOf(plain);
          if (plain.type !== 'Identifier') continue;
          add(plain.name, () => (written ? checker.read(written, scope) : UNKNOWN));
        }
      }
      if (Boolean(member.static) !== isStatic || member.kind === 'constructor') continue;
      const result = () => {
        const type = typedBy(checker.typeOf(member), scope);
        return member.kind === 'get' ? (resultOf(type) ?? type) : type;
      };
      if (member.kind !== 'set') add(keyName(member.key, false), result);
    } else if (member.type === 'TSDeclareMethod') {
      if (Boolean(member.static) === isStatic && member.kind !== 'constructor')
        add(keyName(member.key), () => functionShape([writtenSignature(checker, member, scope)]));
    } else if (member.type === 'ClassProperty' || member.type === 'ClassPrivateProperty') {
      if (Boolean(member.static) !== isStatic) continue;
      const written = annotationOf(member);
      const given = () => givenToField(checker, member);
      const type = () => (written ? readWritten(checker, written, scope, given) : given());
      add(keyName(member.key), type, member.type === 'ClassProperty' && member.optional === true);
    }
  }
  return properties;
}

/** A method whose types are looked up where those that the class was given are known. */
function typedBy(method: Type, scope: Scope): Type {
  if (method.kind !== 'shape' || !scope.types || scope.values) return method;
  const {types} = scope;
  return {
    ...method,
    calls: method.calls?.map((call) => ({
      ...call,
      scope: {parent: call.scope, values: undefined, types},
    })),
  };
}

function baseInstance(checker: Checker, node: ClassNode): Shape | undefined {
  const {superClass} = node;
  if (!superClass) return undefined;
  const given = node.superTypeParameters;
  const written = given?.type === 'TSTypeParameterInstantiation' ? given.params : [];
  const name = lastName(superClass);
  if (name === 'Component' || name === 'PureComponent') {
    const scope = checker.scopeAt(node);
    const properties = once(
      () =>
        new Map(
          ['props', 'state'].map((key, index) => {
            const type = written[index];
            const read = once(() => (type ? checker.read(type, scope) : UNKNOWN));
            return [key, {type: read, optional: false}];
          }),
        ),
    );
    return {kind: 'shape', properties, open: true};
  }
  const type = checker.typeOf(superClass);
  const construct = type.kind === 'shape' ? type.constructs?.[0] : undefined;
  const instance = construct?.result(construct.scope);
  return instance?.kind === 'shape' ? instance : ANYTHING;
}
