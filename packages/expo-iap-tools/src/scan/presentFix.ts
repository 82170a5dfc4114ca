import type {Node} from '@babel/types';
import type {FileTask} from './fileTask.ts';
import type {CodeEdit} from './findings.ts';
import {type CallNode, isCall} from './program/calls.ts';
import {constantOf} from './program/constants.ts';
import {LIBRARY} from './program/librarySource.ts';
import {withoutCast} from './program/nodes.ts';
import {parentOf} from './program/place.ts';

/** What takes the place of a result that, since its types say so, could be `null`, and never is; and its older type. */
const EMPTY: Readonly<Record<string, readonly [empty: string, types: readonly string[]]>> = {
  fetchProducts: ['[]', ['Product', 'ProductSubscription']],
  getProducts: ['[]', ['Product']],
  getReceiptDataIOS: ["''", []],
  getReceiptIOS: ["''", []],
  getSubscriptions: ['[]', ['ProductSubscription']],
  requestProducts: ['[]', ['Product', 'ProductSubscription']],
};

/** Where the expression around a value needs no parentheses for it. */
const OPEN =
  /^(?:ArrowFunctionExpression|AssignmentExpression|ReturnStatement|VariableDeclarator)$/;

/** Gives an empty value where a result is `null` by its type, at the call that a place has its value from. */
export function presentFix(
  place: Node,
  task: Pick<FileTask, 'file' | 'now'>,
): readonly CodeEdit[] | undefined {
  const value = valueAt(place);
  const source = value.type === 'Identifier' ? constantOf(task.now.checker, value) : value;
  const given = source && withoutCast(source);
  const call = given?.type === 'AwaitExpression' ? withoutCast(given.argument) : given;
  if (!call || !isCall(call) || call.callee.type !== 'Identifier') return undefined;
  const {name} = call.callee;
  const own = task.file.tree.imports.find((each) => each.local === name);
  const edits = own?.source === LIBRARY ? orEmpty(call, own.name ?? '', task) : [];
  return edits.length > 0 ? edits : undefined;
}

/** The value that is wrong at a place: of a variable, of what a function returns, or the place itself. */
function valueAt(place: Node): Node {
  const up = parentOf(place);
  if (place.type === 'ReturnStatement') return withoutCast(place.argument ?? place);
  if (up?.type === 'VariableDeclarator' && up.id === place) return withoutCast(up.init ?? place);
  return withoutCast(place);
}

/** Gives an empty value where the result of a call is `null` by its type; nothing in JavaScript, where no type says so. */
export function orEmpty(
  call: CallNode,
  name: string,
  {file: {plain, tree}}: Pick<FileTask, 'file'>,
): readonly CodeEdit[] {
  const [empty, types] = EMPTY[name] ?? [];
  const up = parentOf(call);
  const whole = up?.type === 'AwaitExpression' ? up : call;
  const user = parentOf(whole);
  const isUnused = user?.type === 'ExpressionStatement' || user?.type === 'UnaryExpression';
  if (plain || empty === undefined || !types || isUnused) return [];
  const lists = types.map((type) => `${localName(type)}[]`).join(' | ');
  const cast = lists === '' ? '' : ` as ${lists}`;
  if (whole === call) {
    const found = cast === '' ? `found ?? ${empty}` : `(found ?? ${empty})${cast}`;
    return [{start: call.end ?? 0, end: call.end ?? 0, text: `.then((found) => ${found})`}];
  }
  const [left, right] = cast === '' ? ['(', `) ?? ${empty}`] : ['((', `) ?? ${empty})${cast}`];
  return user && OPEN.test(user.type)
    ? around(whole, left, right)
    : around(whole, `(${left}`, `${right})`);

  function localName(type: string): string {
    const older = OLDER[type] ?? type;
    const known = tree.imports.find(
      (each) => each.source === LIBRARY && (each.name === type || each.name === older),
    )?.local;
    // Once corrected, an older name is the newer one.
    return known === older ? type : (known ?? `import('${LIBRARY}').${type}`);
  }
}

/** What types were called before. */
const OLDER: Readonly<Record<string, string>> = {ProductSubscription: 'SubscriptionProduct'};

/** Puts a text before a node and another one after it. */
export function around({start, end}: Node, before: string, after: string): readonly CodeEdit[] {
  return [
    {start: start ?? 0, end: start ?? 0, text: before},
    {start: end ?? 0, end: end ?? 0, text: after},
  ].filter(({text}) => text !== '');
}
