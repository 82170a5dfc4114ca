/** Tells whether a name has two words, so that it is a name and not a plain word such as "error". */
export function isDistinctive(name: string): boolean {
  return /^[A-Za-z][a-z]+\w*[A-Z_]|^[A-Z]+_[A-Z_]+$/.test(name);
}
