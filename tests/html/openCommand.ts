import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {commandFile} from '../../src/site/commandFile.ts';

/** Unpacks the command of a build into a folder, and asks it over the protocol as an editor does. */
export async function openCommand(folder: string, build = 'build', words: readonly string[] = []) {
  execFileSync('tar', ['-xzf', join(build, commandFile('.')), '-C', folder]);
  const program = join(folder, 'package/expo-iap.js');
  const client = new Client({name: 'test', version: '1.0.0'});
  const args = [program, 'mcp', ...words];
  await client.connect(new StdioClientTransport({command: process.execPath, args, cwd: folder}));
  return {client, program};
}
