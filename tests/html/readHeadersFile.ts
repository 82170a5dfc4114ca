import {readFileSync} from 'node:fs';

/** A rule of a `_headers` file. */
export type HeaderRule = {
  /** Path of a request, or its start when it ends in `*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Names that earlier rules have set and this one takes back. */
  readonly instead: readonly string[];
};

/** Reads the rules of the build's `_headers` file. */
export function readHeadersFile(folder = 'build'): HeaderRule[] {
  return readFileSync(`${folder}/_headers`, 'utf8')
    .split(/\n(?=\S)/)
    .map((rule) => {
      const [path = '', ...lines] = rule.split('\n').filter((line) => line.trim() !== '');
      const instead = lines.flatMap((line) => /^ {2}! ([A-Za-z-]+)$/.exec(line)?.[1] ?? []);
      const set = lines.filter((line) => !line.startsWith('  ! '));
      const headers = set.map((line) => {
        const [, name = '', value = ''] = /^ {2}([A-Za-z-]+): (.+)$/.exec(line) ?? [];
        if (name === '') throw new Error(`_headers: "${line}" is not "  Name: value".`);
        return [name.toLowerCase(), value] as const;
      });
      return {path, instead, headers: Object.fromEntries(headers)};
    });
}

/** Returns the headers that a host sends with a path: it joins the values of all rules that match. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const result: Record<string, string> = {};
  for (const rule of rules) {
    const matches = rule.path.endsWith('*')
      ? path.startsWith(rule.path.slice(0, -1))
      : path === rule.path;
    if (!matches) continue;
    for (const name of rule.instead) Reflect.deleteProperty(result, name.toLowerCase());
    for (const [name, value] of Object.entries(rule.headers)) {
      const before = result[name];
      result[name] = before === undefined ? value : `${before}, ${value}`;
    }
  }
  return result;
}

/** Splits a content security policy into its directives; the first of two with one name counts, as in browsers. */
export function parsePolicy(text: string): ReadonlyMap<string, readonly string[]> {
  const directives = text
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name !== '');
  return new Map(directives.reverse().map(([name = '', ...values]) => [name, values]));
}
