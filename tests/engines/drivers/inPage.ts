/** A function that runs in a page; it sees nothing of the test but its arguments. */
export type PageFunction<Args extends unknown[], Result> = (
  ...args: Args
) => Result | Promise<Result>;

/** esbuild, which runs the bench, names functions by this helper; a page does not have it. */
const NAME_HELPER = 'const __name = (named) => named;';

/** Writes the call of a function as code whose value is a promise of JSON, which every driver can pass on. */
export function writeCall<Args extends unknown[], Result>(
  run: PageFunction<Args, Result>,
  args: Args,
): string {
  const call = `(${run.toString()})(...${JSON.stringify(args)})`;
  return `(async () => { ${NAME_HELPER} return JSON.stringify({value: await ${call}}); })()`;
}

/** Reads what such a call gave. */
export function readValue<Result>(json: string): Result {
  const {value}: {value: Result} = JSON.parse(json);
  return value;
}
