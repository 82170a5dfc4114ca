import {readFileSync} from 'node:fs';
import {latestPatch} from 'expo-iap-api-data/releaseLines';
import {expect, it} from 'vitest';
import {makeProject, OLD} from '../project/testing/makeProject.ts';
import {readFiles} from '../testing/readPrograms.ts';

// Calls of the command in projects. A fence `files` begins a project, and `call` has the words behind `expo-iap`. Its first line
// is the exit code, or `refused` where that is 2 and only an error is printed; the others are in what is printed, or with `-`
// before them are not.

const BLOCK = /^## (?<heading>.+)$|^```(?<info>.*)\n(?<body>[^]*?)^```$/gm;
const CALL = /^call ?(?<args>.*?)(?: in (?<inside>\S+\/))?$/;

type Step = {readonly info: string; readonly body: string};

const sessions = new Map<string, Step[]>();
const written = readFileSync(new URL('fixtures/sessions.md', import.meta.url), 'utf8');
for (const {groups = {}} of written.replaceAll('<newest>', latestPatch('2.8')).matchAll(BLOCK)) {
  const {heading, info = '', body = ''} = groups;
  if (heading !== undefined) sessions.set(heading, []);
  else [...sessions.values()].at(-1)?.push({info, body: body.replaceAll('\\r', '\r')});
}

it.each([...sessions])('%s', async (_, steps) => {
  let project = makeProject({'shop.ts': OLD});
  for (const {info, body} of steps)
    if (info === 'files') project = makeProject(filesIn(body));
    else await expectCall(project, info, body.split('\n').slice(0, -1));
});

async function expectCall({run}: ReturnType<typeof makeProject>, info: string, lines: string[]) {
  const {args = '', inside} = CALL.exec(info)?.groups ?? {};
  const [end, ...words] = lines;
  const {code, out, err} = await run(args, inside);
  expect(`${code}`, `${info}: ${out}${err}`).toBe(end === 'refused' ? '2' : end);
  if (end === 'refused') expect(out).toBe('');
  for (const each of words.map((word) => word.replaceAll('\\n', '\n')))
    if (each.startsWith('- ')) expect(out + err, info).not.toContain(each.slice(2));
    else expect(out + err, info).toContain(each);
}

function filesIn(body: string): Readonly<Record<string, string>> {
  const {files} = readFiles('shop.ts', body.trimEnd());
  return Object.fromEntries(files.map(({name, text}) => [name, text === 'OLD' ? OLD : text]));
}
