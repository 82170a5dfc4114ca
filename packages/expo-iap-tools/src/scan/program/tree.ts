import type {AssignmentExpression, Node, Program} from '@babel/types';
import {addTo} from '../groups.ts';
import {annotationOf, isFunction} from '../types/signature.ts';
import {aliasOf} from './aliases.ts';
import {isCall} from './calls.ts';
import {importsOf} from './imports.ts';
import {isMember, lastName} from './names.ts';
import {childrenOf} from './nodes.ts';
import {type FileTree, type Part, setPlace} from './place.ts';
import {declaredNames, type Declarer, isDeclarer, isRelevant, opensScope} from './roles.ts';

/**
 * Reads the nodes of a file once, and notes the place of each; `next` counts them. Their lines
 * are dropped: the parser notes them in an object for each node, and a scan needs them for a few.
 */
export function readTree(program: Program, next: () => number): FileTree {
  const parts: Part[] = [];
  const mentions = new Map<string, Part[]>();
  const aliases = new Map<string, string[]>();
  const declarers = new Map<Node, Declarer[]>();
  const assignments = new Map<string, AssignmentExpression[]>();
  const file: FileTree = {
    ...{program, parts, mentions, aliases, declarers, assignments},
    imports: importsOf(program),
  };
  for (const statement of program.body) {
    const nodes: Node[] = [];
    const declares = new Set<string>();
    const part = {statement, file, nodes, declares, loads: false, takes: false};
    parts.push(part);
    const visit = (node: Node, parent: Node, outer: Node): void => {
      const opener = opensScope(node) ? node : outer;
      node.loc = null;
      setPlace(node, {parent, opener, part, index: next()});
      if (isRelevant(node, parent)) nodes.push(node);
      if (isDeclarer(node)) {
        addTo(declarers, outer, node);
        if (outer === program) for (const name of declaredNames(node)) declares.add(name);
      }
      if (isFunction(node) && !isCall(parent) && node.params.some(isLoose)) part.takes = true;
      const alias = aliasOf(node, parent);
      if (alias) addTo(aliases, ...alias);
      switch (node.type) {
        case 'Identifier':
        case 'JSXIdentifier':
          if (mentions.get(node.name)?.at(-1) !== part) addTo(mentions, node.name, part);
          if (node.name === 'require') part.loads = true;
          break;
        case 'Import':
        case 'TSImportType':
          part.loads = true;
          break;
        case 'AssignmentExpression': {
          const {left} = node;
          const owner = isMember(left) ? ownerName(left.object) : '';
          const name = lastName(left);
          if (name !== undefined && owner !== undefined) addTo(assignments, owner + name, node);
          const changed = isMember(left) ? left.object : left;
          if (changed.type === 'Identifier') declares.add(changed.name);
          break;
        }
      }
      for (const child of childrenOf(node)) visit(child, node, opener);
    };
    visit(statement, program, program);
  }
  return file;
}

/** What comes before the name of a field among the assignments of a file. */
function ownerName(object: Node): string | undefined {
  if (object.type === 'ThisExpression') return 'this.';
  return object.type === 'Identifier' ? `${object.name}.` : undefined;
}

function isLoose(parameter: Node): boolean {
  const written = annotationOf(parameter);
  return !written || written.type === 'TSAnyKeyword';
}
