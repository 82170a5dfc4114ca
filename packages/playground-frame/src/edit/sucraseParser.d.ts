/** What this room uses of the parser inside sucrase, whose files have no types at these paths. */
declare module 'sucrase/dist/parser/index.js' {
  type Token = {readonly type: number; readonly start: number; readonly end: number};
  /** A stretch of tokens; that of a function begins with its parameters. */
  type Scope = {readonly startTokenIndex: number; readonly isFunctionScope: boolean};
  export type Parsed = {readonly tokens: readonly Token[]; readonly scopes: readonly Scope[]};
  export function parse(code: string, jsx: boolean, typescript: boolean, flow: boolean): Parsed;
}

declare module 'sucrase/dist/parser/tokenizer/types.js' {
  export const TokenType: Readonly<
    Record<
      'name' | 'regexp' | 'parenL' | 'parenR' | 'braceL' | 'arrow' | '_while' | '_for' | 'eof',
      number
    >
  >;
}

declare module 'sucrase/dist/parser/tokenizer/state.js' {
  /** Where the parser is, and what it found wrong there. */
  export default class State {
    error: {readonly message: string; readonly pos?: number} | null;
    restoreFromSnapshot(snapshot: object): void;
  }
}
