import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import type {Arguments} from '../command/arguments.ts';
import type {ExitCode} from '../command/exitCode.ts';
import type {Surroundings} from '../command/surroundings.ts';
import {CannotAnswer} from '../release/cannotAnswer.ts';
import {readRelease} from '../release/release.ts';
import {makeServer} from './makeServer.ts';

/** Serves until the other side closes its end. */
export async function runServer(
  {release, words, json}: Arguments,
  {cwd}: Surroundings,
): Promise<ExitCode> {
  if (words.length > 0 || json)
    throw new CannotAnswer(
      'mcp takes no arguments besides --release: an editor asks through stdin.',
    );
  // A release that isn't known is told at the start and not in each answer.
  if (release !== undefined) readRelease(release);
  const server = makeServer(cwd, release);
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
  });
  await server.connect(new StdioServerTransport());
  await closed;
  await server.close();
  return 0;
}
