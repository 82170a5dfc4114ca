import {allowedCommands, expoCommands} from './allowedCommands.ts';
import {checkPackage} from './checkPackage.ts';
import type {Block} from './collectBlocks.ts';
import type {Problem} from './problem.ts';
import {splitCommands, type Word} from './splitCommands.ts';

const RUNNERS = ['npx', 'yarn', 'pnpm', 'bunx', 'exec', 'dlx'];

/** Checks that a shell block uses known commands and names packages that exist. */
export function checkShell({code, path, fence, indents}: Block): Problem[] {
  return splitCommands(code).flatMap((words) => {
    let current = words[0];
    try {
      checkCommand(words, (word) => (current = word));
      return [];
    } catch (error) {
      if (!(error instanceof Error) || !current) throw error;
      const {line, column} = current;
      const place = {line: fence.line + 1 + line, column: (indents[line] ?? 0) + column + 1};
      return [{path, ...place, message: error.message}];
    }
  });
}

function checkCommand(words: readonly Word[], look: (word: Word) => void): void {
  const [command, ...rest] = words.filter(({text}) => !/^[A-Z_]+=/.test(text));
  if (!command) return;
  look(command);
  if (command.text === '$') throw new Error('Leave the prompt "$" out: readers copy the line.');
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
