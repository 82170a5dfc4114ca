import path from 'node:path';
import {lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {readPrograms} from 'expo-iap-tools/testing/readPrograms';
import {sampleFileModule, type SampleModule} from 'mdx-samples/modules';
import * as v from 'valibot';
import {root} from '../compiled.ts';

// Small programs in the styles of real apps, each under a heading of a Markdown file.

/** Where the programs are. */
const folder = 'tests/upgrade/measure';

/** A place that compiles and acts differently, as a person found it by reading both releases. */
const place = v.strictObject({
  file: v.string(),
  /** Counts from 1. */
  line: v.number(),
  /** The name as the code has it. */
  name: v.string(),
  /**
   * `question`: only the reader of the code can know. `runs`: the compiler refuses JavaScript that works as before.
   */
  kind: v.picklist(['fails', 'question', 'runs']),
  reason: v.pipe(v.string(), v.minLength(10)),
});
export type Place = v.InferOutput<typeof place>;

/** One program with what the newer release changes silently in it. */
export type App = {
  readonly name: string;
  readonly version: string;
  /** The line that it goes to. */
  readonly to: string;
  readonly modules: readonly SampleModule[];
  /** With paths from the root, as findings have them. */
  readonly reviewed: readonly Place[];
};

/** A reviewed place, as a line has it behind `// !`. */
const MARK = /^(?<file>\S+):(?<line>\d+) (?<kind>\S+) (?<called>.+?): (?<reason>.+)$/;

const programs = ['documented.md', 'targets.md'].flatMap((file) =>
  readPrograms(path.join(root, folder, file), 'app'),
);

/** All programs. */
export const apps = programs.map(({name, releases, files, marks}, index): App => {
  const [version = '', to = ''] = releases.map(lineOf);
  const own = `${folder}/${version}-${index}`;
  const modules = files.map((file) =>
    sampleFileModule({path: `${own}/${file.name}`, version, text: file.text}),
  );
  const reviewed = marks.map((mark) => {
    const {file = '', line, kind, called, reason} = MARK.exec(mark)?.groups ?? {};
    return v.parse(place, {file: `${own}/${file}`, line: Number(line), kind, name: called, reason});
  });
  return {name, version, to, modules, reviewed};
});

/** Whether a program has JavaScript only. */
export const isPlain = ({modules}: App): boolean =>
  modules.every(({fileName}) => /\.jsx?$/.test(fileName));

/** Whether a program was written to stay as it is. */
export const isRight = ({name}: App): boolean => name.startsWith('right ');
