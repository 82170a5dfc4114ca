import type {Node} from '@babel/types';
import type {Behavior} from './behavior.ts';
import {requote} from './edits.ts';
import type {FileTask} from './fileTask.ts';
import {wordsOf} from './productWords.ts';
import {isCall} from './program/calls.ts';
import {calledName} from './program/flow.ts';
import {isMember, keyName, propertyName} from './program/names.ts';
import {parentOf} from './program/place.ts';
import {comparisonIn} from './program/textComparison.ts';
import {namesOf} from './types/properties.ts';
import {sameWord} from './types/sameWord.ts';

const OLD_CODE = /^E_[A-Z]+(?:_[A-Z]+)*$/;
/** What takes values out of an app, or counts them. */
const SENDS =
  /(?:analytics|capture|count|event|log|metric|record|report|send|sentry|telemetry|track)/i;

/** Codes of errors that are written as texts, or that leave the app: their values are others in the newer release. */
export function codeTexts(task: FileTask): readonly Behavior[] {
  const {file, pair} = task;
  const codes = [...valuesOf(pair.to.symbols.find(({name}) => name === 'ErrorCode')?.signature)];
  const nextOf = (text: string | undefined): string | undefined => {
    const next = text !== undefined && OLD_CODE.test(text) ? sameWord(text, codes) : undefined;
    // Code for both releases has both texts.
    return next === undefined || new RegExp(`['"\`]${next}['"\`]`).test(file.text)
      ? undefined
      : next;
  };
  const found: Behavior[] = [];
  const claim = (text: Node): void => {
    const next = text.type === 'StringLiteral' ? nextOf(text.value) : undefined;
    if (next !== undefined) found.push({node: text, edits: [requote(text, next)]});
  };
  for (const {nodes} of file.tree.parts)
    for (const node of nodes) {
      const compared = comparisonIn(node, parentOf(node));
      if (compared) claim(compared.text);
      for (const text of listedIn(node)) claim(text);
      if (node.type !== 'ObjectProperty' || parentOf(node)?.type !== 'ObjectExpression') continue;
      const key = propertyName(node);
      const isOwn = node.value.type === 'StringLiteral' && node.value.value === key;
      if (!isOwn && nextOf(key) !== undefined)
        found.push({node: node.key, asks: 'Is this looked up with a code of an error?'});
    }
  return [...found, ...sentCodes(task)];
}

function valuesOf(signature = ''): ReadonlySet<string> {
  return new Set([...signature.matchAll(/= '([\w-]+)'/g)].map(([, value = '']) => value));
}

/** The texts of a list in which code looks for a value: `['a', 'b'].includes(code)`, or a set. */
function listedIn(node: Node): readonly Node[] {
  const list =
    isMember(node) && /^(?:includes|indexOf)$/.test(keyName(node.property, node.computed) ?? '')
      ? node.object
      : node.type === 'NewExpression' && calledName(node) === 'Set'
        ? node.arguments[0]
        : undefined;
  return list?.type === 'ArrayExpression' ? list.elements.filter((each) => each !== null) : [];
}

/** Where the code of an error, or an error as a text, goes to something that counts or keeps it. */
function sentCodes({members, file, checker}: FileTask): readonly Behavior[] {
  const asks = 'Does something outside of the app count or compare the codes?';
  const codes = (members.get('PurchaseError.code') ?? []).filter((node) => isSent(node));
  const whole = file.tree.parts.flatMap(({nodes}) =>
    nodes.filter(isCall).flatMap((call) => {
      const [value] = call.arguments;
      const isText = calledName(call) === 'stringify' && value !== undefined;
      const isError = isText && namesOf(checker.typeOf(value)).includes('PurchaseError');
      return isError && !isShown(call) ? [value] : [];
    }),
  );
  return [...codes, ...whole].map((node) => ({node, asks}));
}

function isSent(node: Node): boolean {
  for (let at = node, up = parentOf(at); up; at = up, up = parentOf(at)) {
    if (isCall(up) && up.callee !== at) {
      const words = wordsOf(up.callee);
      return words[0] !== 'console' && SENDS.test(words.join(' '));
    }
    if (
      !/^(?:(?:Optional)?Member|Object|Logical|Conditional)Expression$|^ObjectProperty$|^TemplateLiteral$/.test(
        up.type,
      )
    )
      return false;
  }
  return false;
}

/** Whether a text only goes into the log of the app, or on the screen. */
function isShown(call: Node): boolean {
  for (let at = call, up = parentOf(at); up; at = up, up = parentOf(at)) {
    if (isCall(up))
      return up.callee !== at && /^(?:console|alert)$/i.test(wordsOf(up.callee)[0] ?? '');
    if (/Statement$|Function/.test(up.type)) return false;
  }
  return false;
}
