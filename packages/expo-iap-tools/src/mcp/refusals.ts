import {ErrorCode, McpError} from '@modelcontextprotocol/sdk/types.js';
import {sentenceOf} from '../terminal/failure.ts';

/** The code of the protocol for a resource that does not exist; the SDK has no name for it. */
export const NOT_FOUND = -32002;

/** What a question of the protocol is answered with, or a refusal with a code and the sentence that says why. */
export function orRefuse<Result>(code: number, ask: () => Result): Result {
  try {
    return ask();
  } catch (error) {
    throw new McpError(code, sentenceOf(error));
  }
}

/**
 * The answer to what is no message, without the id that could not be read; undefined for other errors of a transport,
 * which reports all of them and answers none.
 */
export function refuseMessage(error: Error): string | undefined {
  const isJson = error instanceof SyntaxError;
  if (!isJson && error.name !== 'ZodError') return undefined;
  const refusal = isJson
    ? {code: ErrorCode.ParseError, message: `This line is no JSON: ${error.message}`}
    : {code: ErrorCode.InvalidRequest, message: 'This line is no message of JSON-RPC 2.0.'};
  return `${JSON.stringify({jsonrpc: '2.0', id: null, error: refusal})}\n`;
}
