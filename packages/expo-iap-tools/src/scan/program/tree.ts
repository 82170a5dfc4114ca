import type {AssignmentExpression, Node, Program} from '@babel/types';
import {keyName} from '../types/readMembers.ts';
import {annotationOf, isFunction} from '../types/signature.ts';
import {aliasOf} from './aliases.ts';
import {isCall} from './calls.ts';
import {fieldName} from './fields.ts';
import {isMember} from './memberNode.ts';
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
  const file: FileTree = {program, parts, mentions, aliases, declarers, assignments};
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
        add(declarers, outer, node);
        if (outer === program) for (const name of declaredNames(node)) declares.add(name);
      }
      if (isFunction(node) && !isCall(parent) && node.params.some(isLoose)) part.takes = true;
      const alias = aliasOf(node, parent);
      if (alias) add(aliases, ...alias);
      switch (node.type) {
        case 'Identifier':
        case 'JSXIdentifier':
          if (mentions.get(node.name)?.at(-1) !== part) add(mentions, node.name, part);
          if (node.name === 'require') part.loads = true;
          break;
        case 'Import':
        case 'TSImportType':
          part.loads = true;
          break;
        case 'AssignmentExpression':
          if (node.left.type === 'Identifier') {
            add(assignments, node.left.name, node);
            declares.add(node.left.name);
          } else if (isMember(node.left) && node.left.object.type === 'ThisExpression') {
            const name = keyName(node.left.property, node.left.computed);
            if (name !== undefined) add(assignments, fieldName(name), node);
          } else if (isMember(node.left) && node.left.object.type === 'Identifier') {
            const name = keyName(node.left.property, node.left.computed);
            if (name !== undefined) add(assignments, `${node.left.object.name}.${name}`, node);
            declares.add(node.left.object.name);
          }
          break;
      }
      for (const child of childrenOf(node)) visit(child, node, opener);
    };
    visit(statement, program, program);
  }
  return file;
}

function isLoose(parameter: Node): boolean {
  const written = annotationOf(parameter);
  return !written || written.type === 'TSAnyKeyword';
}

function add<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
