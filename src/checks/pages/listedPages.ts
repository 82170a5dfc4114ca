import {runInNewContext} from 'node:vm';
import {problemAt} from 'mdx-samples/page';
import type {Problem} from 'mdx-samples/problem';
import ts from 'typescript';
import * as v from 'valibot';
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

/** Reads which pages a file of sidebars lists; the compiler finds the place of what is wrong with it. */
export function listedPages(file: string, text: string): Sidebars | Problem {
  const loaded = file.endsWith('.json') ? readJson(file, text) : runModule(file, text);
  if ('message' in loaded) return loaded;
  const parsed = v.safeParse(sidebarsSchema, loaded.value);
  if (!parsed.success)
    return problemIn(file, text, 0, 'Expected an object that maps names to sidebars.');
  return Object.fromEntries(
    Object.entries(parsed.output).map(([name, items]) => [name, pagesIn(items)]),
  );
}

function readJson(file: string, text: string): {readonly value: unknown} | Problem {
  const parsed = parseStrictJson(text);
  if (!('kind' in parsed)) return problemIn(file, text, parsed.offset, parsed.message);
  return {value: JSON.parse(text)};
}

function runModule(file: string, text: string): {readonly value: unknown} | Problem {
  const {outputText, diagnostics = []} = ts.transpileModule(text, {
    reportDiagnostics: true,
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
  });
  const [broken] = diagnostics;
  if (broken) {
    const message = `Invalid TypeScript: ${ts.flattenDiagnosticMessageText(broken.messageText, ' ')}`;
    return problemIn(file, text, broken.start ?? 0, message);
  }
  const exports: {default?: unknown} = {};
  runInNewContext(outputText, {exports});
  return {value: exports.default};
}

function problemIn(path: string, source: string, offset: number, message: string): Problem {
  return problemAt({path, source}, offset, message);
}

/** Ids of the pages that a part of a sidebar lists, those that a category leads to among them. */
export function pagesIn(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  if (Array.isArray(entry)) return entry.flatMap(pagesIn);
  if (!v.is(entrySchema, entry)) return [];
  if (entry.type === 'doc' || entry.type === 'ref') return entry.id === undefined ? [] : [entry.id];
  return entry.type === 'category' ? [...pagesIn(entry.link), ...pagesIn(entry.items)] : [];
}
