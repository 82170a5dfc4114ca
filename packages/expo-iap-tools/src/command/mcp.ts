import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {makeServer} from '../mcp/makeServer.ts';
import {refuseMessage} from '../mcp/refusals.ts';
import {readRelease} from '../release/release.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import type {Command} from './command.ts';
import {ANSWER_OPTIONS, readOptions} from './readOptions.ts';

/** Serves until the other side closes its end. */
export const mcp = {
  help: `Serves the same answers over the Model Context Protocol, on stdin and stdout.

Usage
  expo-iap mcp [options]

Options
  --release, -r  the release to answer for when a tool is called without one
                 (default: the one installed around the folder it is started in)

Your editor starts it; https://expo-iap.hyo.dev/tools/assistants shows how to add it.
`,
  run: async (args, {cwd, stdout}) => {
    const {values, positionals} = readOptions('mcp', args, {release: ANSWER_OPTIONS.release});
    if (positionals.length > 0)
      throw new CannotAnswer(
        'mcp takes no arguments besides --release: an editor asks through stdin.',
      );
    // A release that isn't known is told at the start and not in each answer.
    if (values.release !== undefined) readRelease(values.release);
    const server = makeServer(cwd, values.release);
    const closed = new Promise<void>((resolve) => {
      server.server.onclose = resolve;
      process.stdin.once('end', resolve);
      process.stdin.once('close', resolve);
    });
    const transport = new StdioServerTransport();
    transport.onerror = (error) => {
      const refusal = refuseMessage(error);
      if (refusal !== undefined) stdout.write(refusal);
    };
    await server.connect(transport);
    await closed;
    await server.close();
    return 0 as const;
  },
} satisfies Command;
