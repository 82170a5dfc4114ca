import {type SampleModule, segmentAt} from 'mdx-samples/modules';
import type {Problem} from 'mdx-samples/problem';
import ts from 'typescript';
import {findsOneAnswer} from './oneAnswer.ts';

/** Something that no sample may contain, whatever it compiles to. */
type Rule = {readonly finds: (node: ts.Node) => boolean; readonly message: string};

const rules: readonly Rule[] = [
  {
    finds: findsOneAnswer,
    message:
      'One yes or no decides whether to finish, so a refund is given or never finished. Ask for two answers: const {genuine, state} = await checkOnServer(purchase).',
  },
  {
    finds: isEndlessRequest,
    message:
      'This request has no limit of time, and on Android it waits without end. Pass the signal of an AbortController that a timer aborts; React Native has no AbortSignal.timeout.',
  },
  {
    finds: isRefOfNewerReact,
    message:
      'useRef<Type>(undefined) does not compile with React 18, which Expo SDK 51 and 52 have. Write useRef<Type | undefined>(undefined).',
  },
];

/** Lists what samples contain although it costs a reader money or a day. */
export function checkSampleRules(modules: readonly SampleModule[]): Problem[] {
  return modules.flatMap((module) => {
    const kind = module.fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const {fileName, text} = module;
    const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, kind);
    const problems: Problem[] = [];
    const visit = (node: ts.Node): void => {
      for (const {finds, message} of rules)
        if (finds(node)) problems.push({...placeOf(module, source, node), message});
      ts.forEachChild(node, visit);
    };
    visit(source);
    return problems;
  });
}

function placeOf(module: SampleModule, source: ts.SourceFile, node: ts.Node) {
  const {line, character} = source.getLineAndCharacterOfPosition(node.getStart(source));
  const {path, line: first, start, indents} = segmentAt(module, line);
  const column = character + 1 + (indents[line - start] ?? 0);
  return {file: path, line: first + line - start, column};
}

function isEndlessRequest(node: ts.Node): boolean {
  if (!isCallOf(node, 'fetch')) return false;
  const options = node.arguments[1];
  const isLimited =
    options !== undefined &&
    ts.isObjectLiteralExpression(options) &&
    options.properties.some(({name}) => name?.getText() === 'signal');
  return !isLimited;
}

function isRefOfNewerReact(node: ts.Node): boolean {
  if (!isCallOf(node, 'useRef') || node.arguments[0]?.getText() !== 'undefined') return false;
  const type = node.typeArguments?.[0];
  return type !== undefined && !/\|\s*undefined$/.test(type.getText());
}

function isCallOf(node: ts.Node, name: string): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.getText() === name;
}
