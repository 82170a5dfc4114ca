/** What an author may write after the language of a code fence. */
export type FenceMarks = {
  /** File name shown above the block. */
  readonly title?: string;
  /** Lines to highlight, counted in the visible block. */
  readonly highlight: readonly number[];
  /** Lines that the change adds. */
  readonly ins: readonly number[];
  /** Lines that the change removes; they are shown, not compiled. */
  readonly del: readonly number[];
  /** The block continues the previous sample on the page. */
  readonly continues: boolean;
  /** The docs version this block belongs to when it is not the page's own. */
  readonly version?: string;
  /** Compiler errors that must occur, for example `TS2339`. */
  readonly errors: readonly string[];
  /** Why this block is not compiled. */
  readonly nocheck?: string;
  /** The platform that the block is for. */
  readonly platform?: 'ios' | 'android';
};

const KNOWN =
  'Known marks: title="…", version="…", error="TS…", nocheck="…", platform="ios", ins={1}, del={1}, continues, {1,3-5}.';
const TOKEN = /\s*(?:\{([\d,\s-]+)\}|([a-z]+)(?:=(?:"([^"]*)"|\{([\d,\s-]+)\}))?)(?=\s|$)/y;

type Token = {
  readonly source: string;
  readonly key?: string;
  readonly value?: string;
  readonly range?: string;
};

/** Reads the marks of a code fence; for an unknown or malformed mark, it throws an error that says how to fix it. */
export function parseFenceMeta(meta: string | null | undefined): FenceMarks {
  const seen = new Set<string>();
  let marks: FenceMarks = {highlight: [], ins: [], del: [], continues: false, errors: []};
  for (const token of readTokens((meta ?? '').trim())) {
    const name = token.key ?? '{…}';
    if (seen.has(name)) throw new Error(`${name} is set twice. Keep one of them.`);
    seen.add(name);
    marks = {...marks, ...readMark(token)};
  }
  return marks;
}

function readTokens(source: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const rest = source.slice(TOKEN.lastIndex).trim();
    const token = TOKEN.exec(source);
    if (!token) throw new Error(`Cannot read the mark at "${rest}". ${KNOWN}`);
    const [text, bare, key, value, range = bare] = token;
    tokens.push({
      source: text.trim(),
      ...(key !== undefined && {key}),
      ...(value !== undefined && {value}),
      ...(range !== undefined && {range}),
    });
  }
  return tokens;
}

function readMark({source, key, value, range}: Token): Partial<FenceMarks> {
  if (range !== undefined) {
    if (key === undefined) return {highlight: expandRange(range)};
    if (key === 'ins' || key === 'del') return {[key]: expandRange(range)};
  } else if (value?.trim()) {
    if (key === 'error') return {errors: readErrors(value)};
    if (key === 'platform' && (value === 'ios' || value === 'android')) return {platform: value};
    if (key === 'title' || key === 'version' || key === 'nocheck') return {[key]: value};
  } else if (key === 'continues' && value === undefined) {
    return {continues: true};
  }
  throw new Error(`Unknown or incomplete mark "${source}". ${KNOWN}`);
}

function readErrors(list: string): string[] {
  const codes = list.split(',').map((code) => code.trim());
  const wrong = codes.find((code) => !/^TS\d{4,5}$/.test(code));
  if (wrong === undefined) return codes;
  throw new Error(`error="${list}" must name compiler errors such as TS2339, found "${wrong}".`);
}

function expandRange(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [, start, end = start] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    const [from, to] = [Number(start), Number(end)];
    if (!(from >= 1 && to >= from)) {
      throw new Error(`"{${list}}" is not a list of lines such as {2,4-6}.`);
    }
    return Array.from({length: to - from + 1}, (_, offset) => from + offset);
  });
}
