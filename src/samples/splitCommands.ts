/** A word of a shell command and where it begins, counted from 0. */
export type Word = {readonly text: string; readonly line: number; readonly column: number};

const TOKEN = /\s+|#.*|&&|\|\||[;|]|(?:"[^"]*"|'[^']*'|\\.|[^\s;|&"'\\]|&(?!&))+/gy;

/** Splits a shell text into commands and their words: comments go, quotes open, long lines join. */
export function splitCommands(code: string): Word[][] {
  const commands: Word[][] = [];
  let words: Word[] = [];
  const end = () => {
    if (words.length > 0) commands.push(words);
    words = [];
  };
  code.split('\n').forEach((text, line) => {
    const joined = text.endsWith('\\');
    const source = joined ? text.slice(0, -1) : text;
    for (const {0: token, index} of source.matchAll(TOKEN)) {
      if (token.startsWith('#')) break;
      if (/^(?:&&|\|\||[;|])$/.test(token)) end();
      else if (token.trim() !== '') words.push({text: unquote(token), line, column: index});
    }
    if (!joined) end();
  });
  end();
  return commands;
}

function unquote(token: string): string {
  return token.replaceAll(/"([^"]*)"|'([^']*)'|\\(.)/g, (_, double, single, escaped) =>
    String(double ?? single ?? escaped),
  );
}
