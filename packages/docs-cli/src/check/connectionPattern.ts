import type {Code, CodeFunction} from './code.ts';
import {isCallNode, libraryName} from './code.ts';
import {type PatternFinding, placeOf} from './finding.ts';
import {functionAround, uncalledFunctions} from './roots.ts';
import {sequenceOf, type Step} from './sequence.ts';

/** Listeners that are added before the connection: on iOS a later connection stops the stream that they started. */
export function connectionPattern(all: readonly Code[]): readonly PatternFinding[] {
  const calls = all.flatMap((code) =>
    code.nodes.filter(isCallNode).map((node) => ({node, code, name: libraryName(node, code)})),
  );
  if (!calls.some(({name}) => name === 'initConnection')) return [];
  const atTop = calls.filter(
    ({name, node, code}) => name === 'purchaseUpdatedListener' && !functionAround(node, code),
  );
  const isConnectedAtTop = calls.some(
    ({name, node, code}) => name === 'initConnection' && !functionAround(node, code),
  );
  const early = isConnectedAtTop ? [] : atTop.map(({node, code}) => finding(node, code));
  const starts = [...uncalledFunctions(all), ...effects(all)];
  const found = starts.flatMap((start) => tooEarly(sequenceOf(start, all)));
  const places = [...early, ...found];
  const key = ({file, line}: PatternFinding): string => `${line} ${file}`;
  return [...new Map(places.map((each) => [key(each), each])).values()];
}

function effects(all: readonly Code[]): readonly CodeFunction[] {
  return all.flatMap((code) =>
    code.nodes.flatMap((node) => {
      const isEffect = isCallNode(node) && /^use(?:Layout)?Effect$/.test(libraryName(node, code));
      const [effect] = isEffect ? node.arguments : [];
      const isFunction =
        effect?.type === 'ArrowFunctionExpression' || effect?.type === 'FunctionExpression';
      return isFunction ? [{node: effect, code}] : [];
    }),
  );
}

/** A listener before the first connection that is awaited, in a chain that has both. */
function tooEarly(steps: readonly Step[]): readonly PatternFinding[] {
  if (!steps.some(({kind}) => kind === 'connect')) return [];
  const index = steps.findIndex(({kind, isAwaited}) => kind === 'connect' && isAwaited);
  const before = index < 0 ? steps : steps.slice(0, index);
  return before.filter(({kind}) => kind === 'listen').map(({node, code}) => finding(node, code));
}

function finding(node: Step['node'], code: Code): PatternFinding {
  return {
    ...placeOf(node, code),
    rule: 'listener-before-connection',
    message:
      'The listener is added before the connection is there. On iOS the stream of transactions starts with the first listener, and connecting afterwards stops it: purchases no longer arrive.',
    todo: 'Await initConnection first, then add the listeners.',
  };
}
