import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';
import ts from 'typescript';
import * as v from 'valibot';
import type {Problem} from '../../markdown/problem.ts';
import {folderOf} from '../../site/versions.ts';
import {parseStrictJson} from '../code/json.ts';

/** The pages that each sidebar of a version lists, by the name of the sidebar. */
export type Sidebars = Readonly<Record<string, readonly string[]>>;

const sidebarsSchema = v.record(v.string(), v.unknown());
const entrySchema = v.looseObject({
  type: v.optional(v.string()),
  id: v.optional(v.string()),
  items: v.optional(v.unknown()),
  link: v.optional(v.unknown()),
});

/** The file that says what the sidebars of a version list. */
export function sidebarFile(version: string): string {
  const isLive = folderOf(version) === 'docs';
  return isLive ? 'sidebars.ts' : `versioned_sidebars/version-${version}-sidebars.json`;
}

/** Reads the sidebars of a version; lists a problem for the syntax and for every page that does not exist. */
export function readSidebars(
  root: string,
  version: string,
  isPage: (file: string) => boolean,
): {readonly sidebars?: Sidebars; readonly problems: readonly Problem[]} {
  const file = sidebarFile(version);
  if (!existsSync(join(root, file))) return {problems: []};
  const text = readFileSync(join(root, file), 'utf8');
  const loaded = file.endsWith('.json') ? readJson(file, text) : runModule(file, text);
  if ('message' in loaded) return {problems: [loaded]};
  const sidebars = Object.fromEntries(
    Object.entries(loaded.value).map(([name, items]) => [name, idsIn(items)]),
  );
  const missing = [...new Set(Object.values(sidebars).flat())].filter(
    (id) => !['.md', '.mdx'].some((ending) => isPage(`${folderOf(version)}/${id}${ending}`)),
  );
  const problems = missing.map((id) => ({
    file,
    ...placeOf(text, Math.max(text.indexOf(id), 0)),
    message: `The sidebar lists "${id}", but there is no such page. Correct the path.`,
  }));
  return {sidebars, problems};
}

function readJson(file: string, text: string): {value: Record<string, unknown>} | Problem {
  const parsed = parseStrictJson(text);
  if (!('kind' in parsed)) return {file, ...placeOf(text, parsed.offset), message: parsed.message};
  return asSidebars(file, JSON.parse(text));
}

function runModule(file: string, text: string): {value: Record<string, unknown>} | Problem {
  const {outputText, diagnostics = []} = ts.transpileModule(text, {
    reportDiagnostics: true,
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
  });
  const [broken] = diagnostics;
  if (broken) {
    const message = `Invalid TypeScript: ${ts.flattenDiagnosticMessageText(broken.messageText, ' ')}`;
    return {file, ...placeOf(text, broken.start ?? 0), message};
  }
  const exports: {default?: unknown} = {};
  runInNewContext(outputText, {exports});
  return asSidebars(file, exports.default);
}

function asSidebars(file: string, value: unknown): {value: Record<string, unknown>} | Problem {
  const parsed = v.safeParse(sidebarsSchema, value);
  if (parsed.success) return {value: parsed.output};
  const message = 'Expected an object that maps names to sidebars.';
  return {file, line: 1, column: 1, message};
}

function idsIn(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  if (Array.isArray(entry)) return entry.flatMap(idsIn);
  if (!v.is(entrySchema, entry)) return [];
  if (entry.type === 'doc' || entry.type === 'ref') return entry.id === undefined ? [] : [entry.id];
  return entry.type === 'category' ? [...idsIn(entry.link), ...idsIn(entry.items)] : [];
}

function placeOf(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1) ?? '').length + 1};
}
