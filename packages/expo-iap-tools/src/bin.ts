#!/usr/bin/env node
import {createInterface} from 'node:readline/promises';
import {run} from './command/run.ts';

// A program such as "head", or an editor that was closed, can stop reading before the end, which is not a mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  readInput,
  ...(process.stdin.isTTY && process.stdout.isTTY && {ask}),
});

async function readInput(): Promise<string | undefined> {
  if (process.stdin.isTTY) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
