import {dirname, join} from 'node:path';
import type {Code} from 'mdast';
import {type FenceMarks, parseFenceMeta} from 'mdx-samples/fence/parseFenceMeta';
import {isCompiled} from 'mdx-samples/languages';
import type {SampleModule, Segment} from 'mdx-samples/modules';
import {CONTINUES} from '../../src/finish/twins/plainFences.ts';

/** The part of a twin that can be compiled. */
export type TwinCode = {
  /** Path of the twin in the build. */
  readonly path: string;
  /** The docs version that its blocks belong to unless they say another. */
  readonly version: string;
  readonly fences: readonly Code[];
};

/** Turns the blocks of a twin into modules, knowing no more than a reader of the twin does. */
export function twinModules({path, version, fences}: TwinCode): SampleModule[] {
  const folder = join(dirname(path), `${path.split('/').at(-1)}~`);
  const modules: SampleModule[] = [];
  const taken = new Set<string>();
  for (const {lang, meta, value, position} of fences) {
    if (!isCompiled(lang ?? '')) continue;
    const marks = parseFenceMeta(meta);
    if (marks.nocheck !== undefined) continue;
    const line = position?.start.line ?? 0;
    const own = marks.version ?? version;
    const above = value.startsWith(CONTINUES)
      ? modules.findLast((module) => module.version === own)
      : undefined;
    const name = fileName(marks, taken) ?? `${line}.${widest(lang, above)}`;
    taken.add(name);
    const segment: Segment = {
      path,
      line: line + 1,
      indents: [],
      start: above ? above.text.split('\n').length : 0,
      hidden: 0,
      expected: marks.errors,
    };
    modules.push({
      fileName: join(folder, name),
      version: own,
      text: above ? `${above.text}\n${value}` : value,
      segments: [...(above?.segments ?? []), segment],
    });
  }
  return modules;
}

/** Blocks import each other by the names above them; of several with one name the first one has it. */
function fileName({title}: FenceMarks, taken: ReadonlySet<string>): string | undefined {
  const isFree = title !== undefined && /^[\w.-]+\.[jt]sx?$/.test(title) && !taken.has(title);
  return isFree ? title : undefined;
}

function widest(language: string | null | undefined, above: SampleModule | undefined): string {
  return above?.fileName.endsWith('x') ? 'tsx' : (language ?? 'ts');
}
