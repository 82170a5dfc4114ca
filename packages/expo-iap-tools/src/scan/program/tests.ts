import type {Node, Statement} from '@babel/types';
import type {Checker} from '../checker.ts';
import {constantOf} from './constants.ts';
import {parentOf} from './place.ts';

/** What holds where a program comes to a place: that a value is there or not, or that it is another one or not. */
export type Fact = {
  readonly test: Node;
  /** What the value is compared with. */
  readonly value?: Node;
  /** By `===` or `!==`, which tell `null` from `undefined`. */
  readonly isStrict?: boolean;
  readonly isTrue: boolean;
};

/** What the tests that decide whether the program comes to a place say, from the inside out. */
export function factsBefore(checker: Checker, node: Node): readonly Fact[] {
  const facts: Fact[] = [];
  const add = (test: Node, isTrue: boolean): void => {
    facts.push(...factsOf(checker, test, isTrue));
  };
  for (let at = node, up = parentOf(at); up; at = up, up = parentOf(at)) {
    if (up.type === 'IfStatement' || up.type === 'ConditionalExpression') {
      if (at !== up.test) add(up.test, at === up.consequent);
    } else if (up.type === 'LogicalExpression' && at === up.right) {
      if (up.operator !== '??') add(up.left, up.operator === '&&');
    } else if (up.type === 'SwitchCase') {
      const parent = parentOf(up);
      if (parent?.type === 'SwitchStatement' && up.test && at !== up.test)
        facts.push({test: parent.discriminant, value: up.test, isTrue: true});
    } else if (up.type === 'BlockStatement' || up.type === 'Program') {
      for (const statement of up.body) {
        if (statement === at) break;
        if (statement.type === 'IfStatement' && leaves(statement.consequent))
          add(statement.test, false);
      }
    }
    if (up.type === 'FunctionDeclaration') break;
  }
  return facts;
}

/** What surely holds when a test is true, or when it is not. */
function factsOf(checker: Checker, test: Node, isTrue: boolean): readonly Fact[] {
  const go = (inner: Node): readonly Fact[] => factsOf(checker, inner, isTrue);
  if (test.type === 'UnaryExpression' && test.operator === '!')
    return factsOf(checker, test.argument, !isTrue);
  // Of both sides only where the whole is what each of them is.
  if (test.type === 'LogicalExpression')
    return (test.operator === '&&') === isTrue ? [...go(test.left), ...go(test.right)] : [];
  if (test.type === 'BinaryExpression' && /^[!=]==?$/.test(test.operator)) {
    const isEqual = test.operator.startsWith('=');
    const isStrict = test.operator.length === 3;
    return [{test: test.left, value: test.right, isStrict, isTrue: isEqual === isTrue}];
  }
  // A condition that was stored before.
  const stored = test.type === 'Identifier' ? constantOf(checker, test) : undefined;
  return [...(stored ? go(stored) : []), {test, isTrue}];
}

function leaves(statement: Statement): boolean {
  if (statement.type === 'BlockStatement') {
    const last = statement.body.at(-1);
    return last !== undefined && leaves(last);
  }
  return /^(?:Return|Throw|Continue|Break)Statement$/.test(statement.type);
}
