import ts from 'typescript';

const FINISH = /(?:^|\.)finishTransaction$/;

/**
 * Whether a condition that decides about finishing is one yes or no of another function: `await isValid(purchase)`, a
 * name for it, or a member that is not `genuine`. Only conditions in the function that finishes count, and the library's
 * own answers don't.
 */
export function findsOneAnswer(node: ts.Node): boolean {
  const condition = conditionOf(node);
  const owner = condition && functionAround(node);
  if (!condition || !owner || !finishesIn(owner)) return false;
  const finishes = [...callsIn(owner)].find(isFinish);
  const decides = finishes && (contains(node, finishes) || leavesBefore(node, finishes));
  return Boolean(decides) && operandsOf(condition).some((one) => isForeignAnswer(one, owner));
}

function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node)) return node.expression;
  if (ts.isConditionalExpression(node)) return node.condition;
  const isAnd =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isAnd ? node.left : undefined;
}

/** What a condition asks, without `!`, `&&`, `||` and brackets; comparisons are left out. */
function operandsOf(expression: ts.Expression): readonly ts.Expression[] {
  if (ts.isParenthesizedExpression(expression)) return operandsOf(expression.expression);
  if (ts.isPrefixUnaryExpression(expression)) return operandsOf(expression.operand);
  if (!ts.isBinaryExpression(expression)) return [expression];
  const {kind} = expression.operatorToken;
  const joins =
    kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken;
  return joins ? [...operandsOf(expression.left), ...operandsOf(expression.right)] : [];
}

function isForeignAnswer(asked: ts.Expression, owner: ts.Node): boolean {
  if (ts.isAwaitExpression(asked)) return isForeignCall(asked);
  if (ts.isPropertyAccessExpression(asked))
    return asked.name.text !== 'genuine' && isNamedAnswer(asked.expression, owner);
  return ts.isIdentifier(asked) && asked.text !== 'genuine' && isNamedAnswer(asked, owner);
}

/** Whether a name stands for what a function answered, or for a part of it. */
function isNamedAnswer(name: ts.Expression, owner: ts.Node): boolean {
  if (!ts.isIdentifier(name)) return false;
  let found = false;
  visitOwn(owner, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer) return;
    if (!ts.isAwaitExpression(node.initializer) || !isForeignCall(node.initializer)) return;
    const parts = ts.isObjectBindingPattern(node.name)
      ? node.name.elements.map((element) => element.name.getText())
      : [node.name.getText()];
    found ||= parts.includes(name.text);
  });
  return found;
}

function isForeignCall({expression}: ts.AwaitExpression): boolean {
  if (!ts.isCallExpression(expression)) return false;
  const called = expression.expression.getText();
  const imports = expression.getSourceFile().statements.filter(ts.isImportDeclaration);
  const ofLibrary = imports
    .filter(({moduleSpecifier}) => moduleSpecifier.getText().includes('expo-iap'))
    .map((one) => one.importClause?.getText() ?? '');
  return !ofLibrary.some((names) => new RegExp(`\\b${called}\\b`).test(names));
}

function leavesBefore(node: ts.Node, finish: ts.Node): boolean {
  if (!ts.isIfStatement(node) || node.pos > finish.pos) return false;
  const {thenStatement: then} = node;
  const last = ts.isBlock(then) ? then.statements.at(-1) : then;
  return last !== undefined && (ts.isReturnStatement(last) || ts.isContinueStatement(last));
}

const contains = (outer: ts.Node, {pos, end}: ts.Node): boolean =>
  outer.pos <= pos && outer.end >= end;

const isFinish = ({expression}: ts.CallExpression): boolean => FINISH.test(expression.getText());

const finishesIn = (owner: ts.Node): boolean => callsIn(owner).some(isFinish);

function functionAround(node: ts.Node): ts.Node | undefined {
  return ts.findAncestor(node.parent, ts.isFunctionLike);
}

function callsIn(owner: ts.Node): readonly ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  visitOwn(owner, (node) => void (ts.isCallExpression(node) && calls.push(node)));
  return calls;
}

/** Visits what belongs to a function itself, not to the functions in it. */
function visitOwn(owner: ts.Node, meet: (node: ts.Node) => void): void {
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    meet(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(owner, visit);
}
