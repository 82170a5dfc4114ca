import {readdirSync, readFileSync} from 'node:fs';

/** A script of the built site: its path below the base URL, its text, and the chunks that it brings. */
type BuiltScript = {
  readonly file: string;
  readonly text: string;
  readonly chunks: readonly string[];
};

/** An `import()` as the bundler writes it: one chunk, or several at the same time. */
const imports = /Promise\.all\(\[(?:\w+\.e\([^)]*\),?)+\]\)|\w+\.e\([^)]*\)/g;
const chunkNames = /\.e\("?([\w-]+)"?\)/g;

/** The scripts of the built site. */
export function readScripts(folder = 'build'): BuiltScript[] {
  return readdirSync(`${folder}/assets/js`)
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const text = readFileSync(`${folder}/assets/js/${name}`, 'utf8');
      const [, list = ''] = /\.push\(\[\[([^\]]*)\]/.exec(text) ?? [];
      return {file: `assets/js/${name}`, text, chunks: list.replaceAll('"', '').split(',')};
    });
}

/** The files that a page loads when it imports what is in a script: that one, and all that it shares with others. */
export function scriptsLoadedFor(scripts: readonly BuiltScript[], file: string): string[] {
  const own = scripts.find((script) => script.file === file)?.chunks ?? [];
  const loaded = scripts
    .flatMap(({text}) => text.match(imports) ?? [])
    .map((found) => [...found.matchAll(chunkNames)].map(([, name = '']) => name))
    .filter((names) => names.some((name) => own.includes(name)))
    .flat();
  return scripts
    .filter(({chunks}) => chunks.some((name) => loaded.includes(name)))
    .map((script) => script.file);
}
