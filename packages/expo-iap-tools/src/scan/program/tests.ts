import type {Node, Statement} from '@babel/types';
import type {Checker} from '../checker.ts';
import {isFunction} from '../types/signature.ts';

/** A test that the program has made before it comes to a place. */
type PassedTest = {readonly test: Node; readonly isTrue: boolean};

/** A case of a `switch` that the program has taken. */
type PassedCase = {readonly subject: Node; readonly value: Node};

/** The tests that decide whether the program comes to a place, from the inside out. */
export function testsBefore(checker: Checker, node: Node): readonly (PassedTest | PassedCase)[] {
  const tests: (PassedTest | PassedCase)[] = [];
  for (let at = node, up = checker.parentOf(at); up; at = up, up = checker.parentOf(at)) {
    if (up.type === 'IfStatement' || up.type === 'ConditionalExpression') {
      if (at === up.consequent) tests.push({test: up.test, isTrue: true});
      else if (at === up.alternate) tests.push({test: up.test, isTrue: false});
    } else if (up.type === 'LogicalExpression' && at === up.right) {
      if (up.operator !== '??') tests.push({test: up.left, isTrue: up.operator === '&&'});
    } else if (up.type === 'SwitchCase') {
      const parent = checker.parentOf(up);
      if (parent?.type === 'SwitchStatement' && up.test && at !== up.test)
        tests.push({subject: parent.discriminant, value: up.test});
    } else if (up.type === 'BlockStatement' || up.type === 'Program') {
      for (const statement of up.body) {
        if (statement === at) break;
        if (statement.type === 'IfStatement' && leaves(statement.consequent))
          tests.push({test: statement.test, isTrue: false});
      }
    }
    if (isFunction(up) && up.type === 'FunctionDeclaration') break;
  }
  return tests;
}

function leaves(statement: Statement): boolean {
  if (statement.type === 'BlockStatement') {
    const last = statement.body.at(-1);
    return last !== undefined && leaves(last);
  }
  return /^(?:Return|Throw|Continue|Break)Statement$/.test(statement.type);
}
