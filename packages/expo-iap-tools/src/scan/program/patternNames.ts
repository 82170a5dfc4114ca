import type {Node} from '@babel/types';

/** The names that a pattern declares. */
export function patternNames(node: Node): readonly string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'ObjectPattern':
      return node.properties.flatMap((each) =>
        patternNames(each.type === 'RestElement' ? each : each.value),
      );
    case 'ArrayPattern':
      return node.elements.flatMap((each) => (each ? patternNames(each) : []));
    case 'AssignmentPattern':
      return patternNames(node.left);
    case 'RestElement':
      return patternNames(node.argument);
    default:
      return [];
  }
}
