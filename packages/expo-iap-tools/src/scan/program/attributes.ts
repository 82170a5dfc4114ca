import type {Function, Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {functionsIn, plainParameter} from '../types/signature.ts';
import {usesOf} from './mentions.ts';
import {isMember, memberName, propertyNamed} from './names.ts';
import {parentOf} from './place.ts';

/** What the element of an attribute is called, and the attribute; nothing for a node that is no plain attribute. */
export function attributeAt(node: Node | undefined): {name: string; element: Node} | undefined {
  if (node?.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier') return undefined;
  const element = parentOf(node);
  return element?.type === 'JSXOpeningElement'
    ? {name: node.name.name, element: element.name}
    : undefined;
}

/** The places in a component of the reader that use what an attribute passes to it. */
export function usesOfAttribute(checker: Checker, value: Node): readonly Node[] {
  const attribute = attributeAt(parentOf(value));
  if (!attribute) return [];
  const {name, element} = attribute;
  return functionsIn(checker.typeOf(element)).flatMap((component) =>
    usesInside(checker, component, name),
  );
}

function usesInside(checker: Checker, {params}: Function, name: string): readonly Node[] {
  const [props] = params;
  if (props?.type === 'Identifier')
    return usesOf(checker, props).flatMap((use) => {
      const up = parentOf(use);
      return up && isMember(up) && up.object === use && memberName(up) === name ? [up] : [];
    });
  const taken = props?.type === 'ObjectPattern' ? propertyNamed(props, name) : undefined;
  return taken ? usesOf(checker, plainParameter(taken.value)) : [];
}
