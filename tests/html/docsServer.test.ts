import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {latestPatch} from 'expo-iap-api-data/releaseLines';
import {afterAll, describe, expect, it} from 'vitest';
import {docsVersions} from '../../src/site/versions.ts';
import {openCommand} from './openCommand.ts';

const newest = latestPatch('2.8');

const folder = mkdtempSync(join(tmpdir(), 'docs-server-'));
writeFileSync(join(folder, 'yarn.lock'), 'expo-iap@^2.8.0:\n  version "2.8.4"\n');
const {client, program} = await openCommand(folder);
afterAll(async () => {
  await client.close();
  rmSync(folder, {recursive: true, force: true});
});

async function ask(name: string, args: Record<string, unknown>) {
  const {content, isError, structuredContent} = await client.callTool({name, arguments: args});
  const [first] = Array.isArray(content) ? content : [];
  return {text: String(first?.text), isError: isError === true, data: structuredContent};
}

it('X offers a tool for each question, and every page as a resource', async () => {
  const {tools} = await client.listTools();
  expect(tools.map(({name}) => name).toSorted()).toEqual([
    'check_code',
    'describe_name',
    'explain_error',
    'plan_upgrade',
    'read_page',
    'search_docs',
  ]);
  const {resources} = await client.listResources();
  for (const {version} of docsVersions) {
    const uri = `expo-iap://${version}/guides/purchases`;
    expect(resources.map((each) => each.uri)).toContain(uri);
    const {contents} = await client.readResource({uri});
    expect(contents[0]).toMatchObject({mimeType: 'text/markdown'});
    expect(JSON.stringify(contents)).toContain(`version: \\"${version}\\"`);
  }
});

it('X completes names, paths and releases', async () => {
  const [page, names] = ['expo-iap://{version}/{+path}', 'expo-iap://{release}/names/{name}'];
  const complete = async (uri: string, name: string, value: string, args = {}) => {
    const ref = {type: 'ref/resource', uri} as const;
    const asked = {ref, argument: {name, value}, context: {arguments: args}};
    return (await client.complete(asked)).completion.values;
  };
  expect(await complete(page, 'path', 'guides/pur', {version: '2.6'})).toEqual([
    'guides/purchases',
  ]);
  expect(await complete(names, 'release', '2.8.')).toContain(newest);
  expect(await complete(names, 'name', 'fetchP')).toContain('fetchProducts');
  expect(await complete(names, 'name', 'fetchP', {release: '2.7.5'})).toEqual([]);
  const ref = {type: 'ref/prompt', name: 'upgrade'} as const;
  const {completion} = await client.complete({ref, argument: {name: 'to', value: '5'}});
  expect(completion.values).toEqual(['5.8.1']);
  const {contents} = await client.readResource({uri: `expo-iap://${newest}/names/Purchase.id`});
  expect(JSON.stringify(contents)).toContain(`expo-iap ${newest}`);
});

it('X has prompts that name only tools and pages that exist', async () => {
  const {prompts} = await client.listPrompts();
  expect(prompts.map(({name}) => name)).toEqual(['review-purchases', 'upgrade']);
  const textOf = async (name: string, args = {}) =>
    JSON.stringify((await client.getPrompt({name, arguments: args})).messages);
  const review = await textOf('review-purchases');
  expect(review).toContain('2.8.4');
  const upgrade = await textOf('upgrade', {from: '2.7.5', to: newest});
  expect(upgrade).toContain(`upgrade 2.7.5 ${newest} --fix --dry-run`);
  const {tools} = await client.listTools();
  const named = [...`${review}${upgrade}`.matchAll(/`([a-z]+_[a-z]+)`/g)].map(([, name]) => name);
  expect(new Set(named).size).toBeGreaterThan(3);
  for (const name of named) expect(tools.map((tool) => tool.name)).toContain(name);
  const pages = [...review.matchAll(/guides\/[\w-]+/g)].map(([path]) => path);
  expect(pages.length).toBeGreaterThan(3);
  for (const {version} of docsVersions)
    for (const page of pages)
      expect((await ask('read_page', {page, release: version})).isError, page).toBe(false);
  await expect(client.getPrompt({name: 'upgrade', arguments: {to: '2.6'}})).rejects.toMatchObject({
    code: -32602,
  });
});

it('X every answer names its release, has a few kB, and says where to read more', async () => {
  // From now on the client checks the data of each answer against the schema of its tool.
  const {tools} = await client.listTools();
  expect(tools.filter(({outputSchema}) => outputSchema === undefined)).toEqual([]);
  const answers = [
    await ask('search_docs', {query: 'pending payment'}),
    await ask('read_page', {page: 'guides/purchases'}),
    await ask('read_page', {page: 'guides/purchases', section: 'pending'}),
    await ask('describe_name', {name: 'useIAP'}),
    await ask('describe_name', {name: 'purchase.jwsRepresentationIos'}),
    await ask('describe_name', {name: 'fetchProduct'}),
    await ask('explain_error', {text: 'E_NETWORK_ERROR '.repeat(10_000)}),
    await ask('check_code', {code: "import {x} from 'expo-iap';\n".repeat(500)}),
    await ask('plan_upgrade', {}),
  ];
  for (const {text, isError, data} of answers) {
    expect(JSON.stringify(data).length).toBeLessThanOrEqual(8000);
    expect(data).toMatchObject({more: text.match(/https:\/\/\S+(?=\n$)/)?.[0]});
    expect(isError, text).toBe(false);
    expect(text).toMatch(/^expo-iap 2\.8\.[48] \(docs 2\.8/);
    expect(text).toMatch(/Read more: https:\/\/\S+\n$/);
    expect(text.length).toBeLessThanOrEqual(4000);
  }
  expect(answers[0]?.text).toContain('2.8.4 is from yarn.lock.');
});

describe('wrong questions', () => {
  it.each([
    ['no words', 'search_docs', {query: ''}, 'no words to search for'],
    ['a page outside', 'read_page', {page: '../../package.json'}, 'have no page'],
    ['an unknown tool', 'no_such_tool', {}, 'not found'],
  ])('X says what is wrong with %s, and goes on answering', async (_, name, args, words) => {
    const {text, isError} = await ask(name, args).catch((error: Error) => ({
      text: error.message,
      isError: true,
    }));
    expect(isError).toBe(true);
    expect(text).toContain(words);
    expect((await ask('describe_name', {name: 'initConnection'})).isError).toBe(false);
  });

  it.each([
    ['expo-iap://2.8/nowhere', 'have no page'],
    ['expo-iap://1.0/intro', 'isn’t known'],
    ['file:///etc/passwd', 'There is no resource'],
    ['nonsense', 'There is no resource'],
  ])('X a resource that does not exist is an error: %s', async (uri, words) => {
    await expect(client.readResource({uri})).rejects.toMatchObject({
      code: -32002,
      message: expect.stringContaining(words),
    });
  });
});

it.each([
  ['not json\n', [-32700]],
  ['{"jsonrpc": "2.0"}\n{"id": 1}\n', [-32600, -32600]],
  ['', []],
])(
  'X answers what is no message with its code, and ends without a crash after %j',
  async (input, codes) => {
    const child = spawn(process.execPath, [program, 'mcp'], {cwd: folder});
    let [out, said] = ['', ''];
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    child.stdin.end(input);
    const [code] = await once(child, 'close');
    expect(code, said).toBe(0);
    expect(said).not.toContain('    at ');
    const lines = out.split('\n').filter(Boolean);
    expect(lines.map((line) => JSON.parse(line).error.code)).toEqual(codes);
  },
);
