import type {Node} from '@babel/types';
import type {PlanEntry} from '../plan/plan.ts';
import {explain} from './explain.ts';
import type {FileTask} from './fileTask.ts';
import {type Finding, positionOf} from './findings.ts';
import {successorOf} from './fixes.ts';
import {isCall, loadedBy} from './program/calls.ts';
import {calledName} from './program/flow.ts';
import {resultsOf} from './program/functions.ts';
import {isLibrary} from './program/librarySource.ts';
import {isMember, propertyName} from './program/names.ts';
import type {ObjectNode} from './program/objects.ts';
import {renameKey} from './renames.ts';
import {isFunction} from './types/signature.ts';

const MOCKS = /^(?:mock|doMock|unstable_mockModule)$/;

/** The names that a mock of the library in a test has, and the newer release no longer has. */
export function mockFindings(task: FileTask): readonly Finding[] {
  const {file} = task;
  if (!/\b(?:mock|doMock|unstable_mockModule)\b/.test(file.text)) return [];
  return file.tree.parts
    .flatMap(({nodes}) => nodes.flatMap(mocksAt))
    .flatMap((mock) => goneIn(mock, task));
}

/** What takes the place of the library: the objects that the factory of a mock returns. */
function mocksAt(node: Node): readonly ObjectNode[] {
  if (!isCall(node) || !isMember(node.callee) || !MOCKS.test(calledName(node))) return [];
  const {object} = node.callee;
  const isTool = object.type === 'Identifier' && (object.name === 'jest' || object.name === 'vi');
  const [source, factory] = node.arguments;
  // Vitest also takes `vi.mock(import('expo-iap'), …)`.
  const path = source && (loadedBy(source) ?? source);
  const isMock = isTool && path?.type === 'StringLiteral' && isLibrary(path.value);
  return isMock && factory ? objectsOf(factory) : [];
}

/** The objects that a function returns, also one that records its calls. */
function objectsOf(value: Node): readonly ObjectNode[] {
  if (value.type === 'ObjectExpression') return [value];
  if (isCall(value)) {
    const inner = isMember(value.callee) ? objectsOf(value.callee.object) : [];
    return [...inner, ...value.arguments.flatMap(objectsOf)];
  }
  if (!isFunction(value)) return [];
  return resultsOf(value).flatMap((each) => (each ? objectsOf(each) : []));
}

function goneIn(mock: ObjectNode, task: FileTask): readonly Finding[] {
  const {file, plan, names} = task;
  const keys = new Set(mock.properties.map(propertyName));
  return mock.properties.flatMap((property): readonly Finding[] => {
    if (property.type === 'SpreadElement') return [];
    const name = propertyName(property);
    if (name === undefined) return [];
    const entry = plan.find(name);
    const isGone = entry?.kind === 'removed' || entry?.kind === 'renamed';
    if (!isGone || names.has(name)) return [];
    const now = successorOf(entry, names);
    // A mock for both releases has both names.
    if (now !== undefined && keys.has(now)) return [];
    const edits = now === undefined ? undefined : renameKey(property.key, now);
    const kind = now === undefined ? 'question' : 'fails';
    const words = wordsOf(property.key, entry, now, task);
    return [{...positionOf(file, property.key), kind, name, entry, ...words, edits}];
  });
}

function wordsOf(
  node: Node,
  entry: PlanEntry,
  now: string | undefined,
  task: FileTask,
): Pick<Finding, 'message' | 'todo'> {
  const problem = {kind: 'no-export', node, name: entry.name} as const;
  const {message, todo} = explain(problem, entry, {...task, silence: undefined});
  const means =
    now === undefined
      ? 'Does the code under test still use this name?'
      : `In this mock, \`${now}\` is \`undefined\`.`;
  return {message: now === undefined ? `${means} ${message}` : `${message} ${means}`, todo};
}
