import {parse, type Parsed} from 'sucrase/dist/parser/index.js';
import {TokenType} from 'sucrase/dist/parser/tokenizer/types.js';
import {TICK} from '../protocol.ts';

type Insert = {readonly at: number; readonly text: string};

/**
 * Lets JavaScript call the tick in each round of a loop and at the start of each function, so that no code can run for
 * ever. Lines stay where they are.
 */
export function guard(code: string): string {
  if (code.includes(TICK)) throw new SyntaxError(`The name ${TICK} is taken; use another one.`);
  const parsed = parse(code, false, false, false);
  let guarded = '';
  let done = 0;
  for (const {at, text} of findInserts(parsed).toSorted((a, b) => a.at - b.at)) {
    guarded += code.slice(done, at) + text;
    done = at;
  }
  return guarded + code.slice(done);
}

function findInserts({tokens, scopes}: Parsed): Insert[] {
  const typeAt = (index: number): number => tokens[index]?.type ?? TokenType.eof;
  const behind = (index: number, text: string): Insert[] => {
    const token = tokens[index];
    return token ? [{at: token.end, text}] : [];
  };
  /** The parenthesis that closes the one at an index. */
  const closing = (open: number): number => {
    let depth = 0;
    for (let index = open; index < tokens.length; index += 1) {
      if (typeAt(index) === TokenType.parenL) depth += 1;
      if (typeAt(index) === TokenType.parenR) depth -= 1;
      if (depth === 0) return index;
    }
    return tokens.length;
  };
  const loopsAndArrows = tokens.flatMap(({type}, index) => {
    if (type === TokenType._while) return behind(index + 1, `${TICK}(),`);
    if (type === TokenType._for) {
      // `for await (`: the word is a token too. What follows the head may be any statement, and `else` takes any.
      const head = typeAt(index + 1) === TokenType.parenL ? index + 1 : index + 2;
      return behind(closing(head), `if(${TICK}());else `);
    }
    if (type !== TokenType.arrow) return [];
    // An arrow takes the same expressions as the last part of a condition, so any of them fits there.
    return typeAt(index + 1) === TokenType.braceL
      ? behind(index + 1, `${TICK}();`)
      : behind(index, `${TICK}()?0:`);
  });
  const bodies = scopes.flatMap(({startTokenIndex, isFunctionScope}) => {
    if (!isFunctionScope || typeAt(startTokenIndex) !== TokenType.parenL) return [];
    const body = closing(startTokenIndex) + 1;
    return typeAt(body) === TokenType.braceL ? behind(body, `${TICK}();`) : [];
  });
  return [...loopsAndArrows, ...bodies];
}
