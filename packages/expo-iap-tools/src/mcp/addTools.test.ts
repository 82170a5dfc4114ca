import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {expect, it} from 'vitest';
import {installed, makeProject} from '../project/testing/makeProject.ts';
import {chooseRelease} from '../release/projectRelease.ts';
import {addTools} from './addTools.ts';

it('no tool answers for a project with a release of a line that isn’t documented', async () => {
  const {folder} = makeProject(installed('5.8.1'));
  const server = new McpServer({name: 'expo-iap', version: '1.0.0'});
  addTools(server, (asked) => chooseRelease(asked, folder));
  const client = new Client({name: 'test', version: '1.0.0'});
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(near), client.connect(far)]);
  const {tools} = await client.listTools();
  expect(tools.length).toBeGreaterThan(5);
  for (const {name, inputSchema} of tools) {
    const args = Object.fromEntries((inputSchema.required ?? []).map((key) => [key, 'purchase']));
    const {content, isError} = await client.callTool({name, arguments: args});
    expect(isError, name).toBe(true);
    expect(JSON.stringify(content), name).toContain('has expo-iap 5.8.1, which isn’t known');
  }
});
