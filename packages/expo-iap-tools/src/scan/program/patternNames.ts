import type {Identifier, Node} from '@babel/types';

/** The places where a pattern declares a name. */
export function declaredIn(node: Node): readonly Identifier[] {
  switch (node.type) {
    case 'Identifier':
      return [node];
    case 'ObjectPattern':
      return node.properties.flatMap((each) =>
        declaredIn(each.type === 'RestElement' ? each : each.value),
      );
    case 'ArrayPattern':
      return node.elements.flatMap((each) => (each ? declaredIn(each) : []));
    case 'AssignmentPattern':
      return declaredIn(node.left);
    case 'RestElement':
      return declaredIn(node.argument);
    default:
      return [];
  }
}
