import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {docsCommandFile} from '../../src/site/commandFile.ts';

/** The protocol's own inspector needs a newer Node than the project; the registry has one for each platform. */
const NODE = `node-${process.platform}-${process.arch}`;
const tools = ['@modelcontextprotocol/inspector@2.12.0', `${NODE}@22.23.3`];

const folder = mkdtempSync(join(tmpdir(), 'mcp-inspector-'));

beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), '{"dependencies": {"expo-iap": "2.7.5"}}');
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const packages = [...tools, resolve('build', docsCommandFile('.'))];
  execFileSync('npm', ['install', ...quiet, ...packages], {cwd: folder, stdio: 'pipe'});
}, 240_000);
afterAll(() => rmSync(folder, {recursive: true, force: true}), 60_000);

/** Asks the server as `npx @modelcontextprotocol/inspector --cli npx expo-iap-docs mcp` does. */
function inspect(...question: string[]) {
  const bin = join(folder, 'node_modules/.bin');
  const server = [process.execPath, join(bin, 'expo-iap-docs'), 'mcp'];
  const {status, stdout, stderr} = spawnSync(
    join(folder, 'node_modules', NODE, 'bin/node'),
    [join(bin, 'mcp-inspector'), '--cli', ...server, ...question],
    {cwd: folder, encoding: 'utf8'},
  );
  return {status, stdout, stderr};
}

const callTool = (name: string, ...args: string[]) =>
  inspect(
    ...['--method', 'tools/call', '--tool-name', name],
    ...args.flatMap((each) => ['--tool-arg', each]),
  );

it('X the inspector of the protocol lists the tools and accepts how each says what it takes', () => {
  const {status, stdout, stderr} = inspect('--method', 'tools/list');
  expect(status, stderr).toBe(0);
  const listed: {tools: {name: string; inputSchema: {properties: object}}[]} = JSON.parse(stdout);
  expect(listed.tools.map(({name}) => name)).toContain('describe_name');
  for (const {name, inputSchema} of listed.tools)
    expect(Object.keys(inputSchema.properties), name).not.toEqual([]);
});

it('X the inspector gets an answer about the release of the project, and a page', () => {
  const told = callTool('describe_name', 'name=getProducts');
  expect(told.status, told.stderr).toBe(0);
  expect(told.stdout).toContain('expo-iap 2.7.5');
  const page = inspect('--method', 'resources/read', '--uri', 'expo-iap://2.6/guides/purchases');
  expect(page.status, page.stderr).toBe(0);
  expect(page.stdout).toContain('text/markdown');
});

it.each([
  ['a missing argument', () => callTool('describe_name'), 'expected string'],
  ['an unknown release', () => callTool('describe_name', 'name=x', 'release=9.9.0'), 'isn’t known'],
  ['an unknown tool', () => callTool('no_such_tool'), 'not found'],
  [
    'an unknown page',
    () => inspect('--method', 'resources/read', '--uri', 'expo-iap://2.8/nowhere'),
    'have no page',
  ],
])('X the inspector is told what is wrong with %s', (_, question, words) => {
  const {status, stdout, stderr} = question();
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain(words);
});
