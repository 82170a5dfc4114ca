import type {Node} from '@babel/types';
import type {Behavior} from './behavior.ts';
import {requote} from './edits.ts';
import type {FileTask} from './fileTask.ts';
import {calledName} from './program/flow.ts';
import {isMember, keyName} from './program/names.ts';
import {parentOf} from './program/place.ts';
import {comparisonIn} from './program/textComparison.ts';
import {sameWord} from './types/sameWord.ts';

const OLD_CODE = /^E_[A-Z]+(?:_[A-Z]+)*$/;

/** Codes of errors that are compared as texts: their values are others in the newer release. */
export function codeTexts({file, pair}: FileTask): readonly Behavior[] {
  const codes = [...valuesOf(pair.to.symbols.find(({name}) => name === 'ErrorCode')?.signature)];
  return file.tree.parts
    .flatMap(({nodes}) => nodes)
    .flatMap((node) => comparisonIn(node, parentOf(node))?.text ?? listedIn(node))
    .flatMap((text): readonly Behavior[] => {
      const isOld = text.type === 'StringLiteral' && OLD_CODE.test(text.value);
      const next = isOld ? sameWord(text.value, codes) : undefined;
      // Code for both releases has both texts.
      const isBoth = new RegExp(`['"\`]${next}['"\`]`).test(file.text);
      return next === undefined || isBoth ? [] : [{node: text, edits: [requote(text, next)]}];
    });
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
