import type {Function, Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {keyName} from '../types/readMembers.ts';
import {isFunction} from '../types/signature.ts';
import {membersOf} from '../types/type.ts';
import {isMember} from './memberNode.ts';
import {mentionsNear} from './mentions.ts';

/** The places in a component of the reader that use what an attribute passes to it. */
export function usesOfAttribute(checker: Checker, value: Node): readonly Node[] {
  const attribute = checker.parentOf(value);
  if (attribute?.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return [];
  const element = checker.parentOf(attribute);
  if (element?.type !== 'JSXOpeningElement') return [];
  const {name} = attribute.name;
  return membersOf(checker.typeOf(element.name)).flatMap((type) => {
    const component = type.kind === 'shape' ? type.literal : undefined;
    return component && isFunction(component) ? usesInside(checker, component, name) : [];
  });
}

function usesInside(checker: Checker, component: Function, name: string): readonly Node[] {
  const [props] = component.params;
  if (props?.type === 'Identifier')
    return inside(checker, mentionsNear(component, name), component).filter(
      (node) =>
        isMember(node) && node.object.type === 'Identifier' && node.object.name === props.name,
    );
  if (props?.type !== 'ObjectPattern') return [];
  const taken = props.properties.find(
    (each) => each.type === 'ObjectProperty' && keyName(each.key, each.computed) === name,
  );
  const value = taken?.type === 'ObjectProperty' ? taken.value : undefined;
  const local = value?.type === 'AssignmentPattern' ? value.left : value;
  if (local?.type !== 'Identifier') return [];
  return inside(checker, mentionsNear(component, local.name), component.body).filter(
    ({type}) => type === 'Identifier',
  );
}

function inside(checker: Checker, nodes: readonly Node[], outer: Node): readonly Node[] {
  return nodes.filter((node) => {
    for (let at: Node | undefined = node; at; at = checker.parentOf(at))
      if (at === outer) return true;
    return false;
  });
}
