import {type Block, placeInBlock} from 'mdx-samples/blocks';
import type {Problem} from 'mdx-samples/problem';
import {checkPackage} from '../../content/allowedPackages.ts';
import {allowedCommands, expoCommands} from './commands.ts';

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

const RUNNERS = ['npx', 'yarn', 'pnpm', 'bunx', 'exec', 'dlx'];

/** Checks that a shell block uses known commands and names packages that exist. */
export function checkShell(block: Block): Problem[] {
  return splitCommands(block.code).flatMap((words) => {
    let current = words[0];
    try {
      checkCommand(words, (word) => (current = word));
      return [];
    } catch (error) {
      if (!(error instanceof Error) || !current) throw error;
      return [{...placeInBlock(block, current), message: error.message}];
    }
  });
}

function checkCommand(words: readonly Word[], look: (word: Word) => void): void {
  const [command, ...rest] = words.filter(({text}) => !/^[A-Z_]+=/.test(text));
  if (!command) return;
  look(command);
  if (command.text === '$') throw new Error('Remove the prompt "$": readers copy the line.');
  const rule = allowedCommands[command.text];
  if (!rule) {
    const known = Object.keys(allowedCommands).join(', ');
    throw new Error(`Unknown command "${command.text}". Known commands: ${known}.`);
  }
  const args = rest.filter(({text}) => text !== '--yes' && text !== '-y');
  const [first, ...others] = args;
  if (!rule.first || !first) return;
  look(first);
  if (!rule.first.includes(first.text)) {
    throw new Error(
      `"${command.text} ${first.text}" is not known. Known: ${rule.first.join(', ')}.`,
    );
  }
  if (rule.installs?.includes(first.text)) checkPackages(others, look);
  const expo = args.findIndex(({text}) => text === 'expo');
  const isExpo = expo === 0 || (expo === 1 && RUNNERS.includes(first.text));
  if (isExpo && RUNNERS.includes(command.text)) checkExpo(args.slice(expo + 1), look);
}

function checkExpo([first, ...others]: readonly Word[], look: (word: Word) => void): void {
  if (!first) return;
  look(first);
  if (!expoCommands.includes(first.text) && !first.text.startsWith('-')) {
    throw new Error(`"expo ${first.text}" is not known. Known: ${expoCommands.join(', ')}.`);
  }
  if (first.text === 'install') checkPackages(others, look);
}

function checkPackages(words: readonly Word[], look: (word: Word) => void): void {
  for (const word of words) {
    if (word.text.startsWith('-')) continue;
    look(word);
    checkPackage(word.text);
  }
}
