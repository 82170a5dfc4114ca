/** Where a long name may go on in the next line: before a capital letter, behind an underscore or a dot. */
const HUMP = /(?<=[a-z\d])(?=[A-Z])|(?<=[a-zA-Z]_)(?=\w)|(?<=[a-zA-Z]\.)(?=\w)/;

/** Names that fit into the narrowest column stay whole. */
const SHORT = 14;

/** Splits a long name of code into its words, between which a line may break. */
export function splitName(name: string): string[] {
  return name.length <= SHORT ? [name] : name.split(HUMP);
}
