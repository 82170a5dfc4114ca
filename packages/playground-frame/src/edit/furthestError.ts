import State from 'sucrase/dist/parser/tokenizer/state.js';

/** An error of the parser, at an offset in the code. */
export type ParserError = {readonly message: string; readonly at: number};

let forgotten: ParserError[] = [];

/**
 * The parser tries to read a passage in several ways, such as an arrow function before an expression, and drops the
 * errors of all attempts but the last. The attempt that got furthest is the one that the author meant.
 */
const {restoreFromSnapshot} = State.prototype;
State.prototype.restoreFromSnapshot = function restore(snapshot) {
  const {message, pos: at} = this.error ?? {};
  if (message !== undefined && at !== undefined) forgotten.push({message, at});
  Reflect.apply(restoreFromSnapshot, this, [snapshot]);
};

/** Runs the parser; when it fails, throws the error at the furthest place. */
export function withFurthestError<Result>(parse: () => Result): Result | ParserError {
  forgotten = [];
  try {
    return parse();
  } catch (error) {
    return forgotten.reduce((one, other) => (other.at > one.at ? other : one), readError(error));
  }
}

function readError(error: unknown): ParserError {
  if (!(error instanceof Error)) throw error;
  const at: unknown = Reflect.get(error, 'pos');
  // The place follows the message again, as text.
  const message = error.message.replace(/ \(\d+:\d+\)$/, '');
  return {message, at: typeof at === 'number' ? at : 0};
}
