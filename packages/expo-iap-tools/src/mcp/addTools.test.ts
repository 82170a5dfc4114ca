import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {expect, it} from 'vitest';
import {installed, makeProject} from '../project/testing/makeProject.ts';
import {chooseRelease} from '../release/projectRelease.ts';
import {addPrompts} from './addPrompts.ts';
import {addTools} from './addTools.ts';

const connect = async (release: string) => {
  const {folder} = makeProject(installed(release));
  const server = new McpServer({name: 'expo-iap', version: '1.0.0'});
  const choose = (asked: string | undefined) => chooseRelease(asked, folder);
  addTools(server, choose);
  addPrompts(server, choose);
  const client = new Client({name: 'test', version: '1.0.0'});
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(near), client.connect(far)]);
  return client;
};

it('no tool answers for a project with a release of a line that isn’t documented', async () => {
  const client = await connect('5.8.1');
  const {tools} = await client.listTools();
  expect(tools.length).toBeGreaterThan(5);
  for (const {name, inputSchema} of tools) {
    const args = Object.fromEntries((inputSchema.required ?? []).map((key) => [key, 'purchase']));
    const {content, isError} = await client.callTool({name, arguments: args});
    expect(isError, name).toBe(true);
    expect(JSON.stringify(content), name).toContain('has expo-iap 5.8.1, which isn’t known');
  }
});

it('plan_upgrade leads from the installed release past the documented ones, and no other tool does', async () => {
  const client = await connect('2.7.5');
  const call = async (name: string, args: Record<string, string>) =>
    JSON.stringify(await client.callTool({name, arguments: args}));
  expect(await call('plan_upgrade', {to: '5'})).toContain('3.4.13 → 5.8.1');
  expect(await call('plan_upgrade', {from: '3.4.13', to: '5'})).toContain('from expo-iap 3.4.13');
  expect(await call('describe_name', {name: 'useIAP', release: '5.8.1'})).toContain('isn’t known');
});

it('the prompt does such an upgrade too, with what knows its end', async () => {
  const client = await connect('2.7.5');
  const prompt = async (args: Record<string, string>) =>
    JSON.stringify(await client.getPrompt({name: 'upgrade', arguments: args}));
  const whole = await prompt({to: '5'});
  expect(whole).toContain('upgrade 2.7.5 5.8.1 --fix --dry-run');
  expect(whole).toMatch(/once for each stage.*3\.4\.13 → 5\.8\.1/);
  const last = await prompt({from: '3.4.13', to: '5.8.1'});
  expect(last).not.toMatch(/each stage|`read_page`|release 5\.8\.1/);
  expect(await prompt({to: '2.8'})).toMatch(/`read_page`.*`check_code`.*release 2\.8/);
});
