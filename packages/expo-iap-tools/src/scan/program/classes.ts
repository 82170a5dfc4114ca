import type {Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {joinShapes, withTypes} from '../types/properties.ts';
import {keyName} from '../types/readMembers.ts';
import {readWritten} from '../types/readWritten.ts';
import {findType} from '../types/scope.ts';
import {annotationOf, plainParameter, typeParametersOf} from '../types/signature.ts';
import {
  lazyType,
  noProperties,
  once,
  type Property,
  type Scope,
  type Shape,
  type Type,
  UNKNOWN,
} from '../types/type.ts';
import {givenToField} from './fields.ts';

/** A class with its body. */
export type ClassNode = Extract<Node, {type: 'ClassDeclaration' | 'ClassExpression'}>;

/** Says whether a node is a class. */
export function isClass(node: Node): node is ClassNode {
  return node.type === 'ClassDeclaration' || node.type === 'ClassExpression';
}

/** What `new` gives: the members of a class and of the one that it extends. */
export function classInstance(
  checker: Checker,
  node: ClassNode,
  given: readonly Type[] = [],
): Shape {
  const names = typeParametersOf(node).map(({name}) => String(name));
  const scope = checker.scopeAt(node);
  const at = given.length > 0 ? withTypes(scope, names, given) : scope;
  const own: Shape = {
    kind: 'shape',
    name: node.id?.name,
    properties: once(() => membersOfClass(checker, node, false, at)),
  };
  const base = baseInstance(checker, node);
  return base ? {...joinShapes([base, own]), name: node.id?.name} : own;
}

/** The class itself: its static members, and what `new` gives. */
export function classValue(checker: Checker, node: ClassNode): Shape {
  const constructor = node.body.body.find(
    (member) => member.type === 'ClassMethod' && member.kind === 'constructor',
  );
  const parameters =
    constructor?.type === 'ClassMethod'
      ? constructor.params.map((parameter) => ({
          annotation: annotationOf(plainParameter(parameter)),
          optional: plainParameter(parameter) !== parameter,
          rest: parameter.type === 'RestElement',
        }))
      : [];
  const instance = once(() => classInstance(checker, node));
  const scope = checker.scopeAt(node);
  const typeParameters = typeParametersOf(node);
  const result = (at: Scope): Type =>
    typeParameters.length === 0
      ? instance()
      : classInstance(
          checker,
          node,
          typeParameters.map(({name}) => findType(at, String(name))?.([]) ?? UNKNOWN),
        );
  return {
    kind: 'shape',
    name: node.id?.name,
    properties: once(() => membersOfClass(checker, node, true, scope)),
    open: true,
    constructs: [{parameters, typeParameters, scope, result}],
  };
}

function membersOfClass(
  checker: Checker,
  node: ClassNode,
  isStatic: boolean,
  /** What its own types mean: those that it is given. */
  scope: Scope,
): ReadonlyMap<string, Property> {
  const properties = new Map<string, Property>();
  const add = (name: string | undefined, type: () => Type, optional = false): void => {
    if (name !== undefined) properties.set(name, {type: lazyType(type), optional});
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
        const call = type.kind === 'shape' ? type.calls?.[0] : undefined;
        return member.kind === 'get' && call ? call.result(call.scope) : type;
      };
      if (member.kind !== 'set') add(keyName(member.key, false), result);
    } else if (member.type === 'ClassProperty' || member.type === 'ClassPrivateProperty') {
      if (Boolean(member.static) !== isStatic) continue;
      const written = annotationOf(member);
      const given = () => givenToField(checker, member);
      const type = () =>
        written ? readWritten(checker, written, checker.scopeAt(member), given) : given();
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
  const name =
    superClass.type === 'MemberExpression' && superClass.property.type === 'Identifier'
      ? superClass.property.name
      : superClass.type === 'Identifier'
        ? superClass.name
        : undefined;
  if (name === 'Component' || name === 'PureComponent') {
    const scope = checker.scopeAt(node);
    const [props, state] = ['props', 'state'].map((key, index) => {
      const type = written[index];
      const read = once(() => (type ? checker.read(type, scope) : UNKNOWN));
      return [key, {type: read, optional: false}] as const;
    });
    const properties = () => new Map([props, state].filter((each) => each !== undefined));
    return {kind: 'shape', properties, open: true};
  }
  const type = checker.typeOf(superClass);
  const construct = type.kind === 'shape' ? type.constructs?.[0] : undefined;
  const instance = construct?.result(construct.scope);
  return instance?.kind === 'shape'
    ? instance
    : {kind: 'shape', properties: noProperties, open: true};
}
