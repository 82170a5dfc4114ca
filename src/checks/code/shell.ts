import {type Block, placeInBlock} from 'mdx-samples/blocks';
import {type Problem, problemsOf} from 'mdx-samples/problem';
import {checkPackage} from '../../content/allowedPackages.ts';

/** A word of a shell command and where it begins, counted from 0. */
type Word = {readonly text: string; readonly line: number; readonly column: number};

const TOKEN = /\s+|#.*|&&|\|\||[;|]|(?:"[^"]*"|'[^']*'|\\.|[^\s;|&"'\\]|&(?!&))+/gy;

/** Splits shell code into commands and their words. Comments are dropped, quotes removed and continued lines joined. */
function splitCommands(code: string): Word[][] {
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

const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun', 'expo'];
const INSTALLS = ['install', 'i', 'add'];

/** Checks that the packages that a shell block installs exist, and that readers can copy its lines. */
export function checkShell(block: Block): Problem[] {
  return splitCommands(block.code).flatMap((words) => {
    const [first] = words;
    if (first?.text === '$') {
      const message = 'Remove the prompt "$": readers copy the line.';
      return [{...placeInBlock(block, first), message}];
    }
    const command = words.findIndex(
      ({text}, index) => INSTALLS.includes(text) && MANAGERS.includes(words[index - 1]?.text ?? ''),
    );
    const named = command < 0 ? [] : words.slice(command + 1);
    return named
      .filter(({text}) => !text.startsWith('-'))
      .flatMap((word) => problemsOf(placeInBlock(block, word), () => checkPackage(word.text)));
  });
}
