const REGION = /^(\s*)\/\/ #region (\S+)$/;

/** Turns the marks of regions into comments that notes below name: the given numbers, then one more each time. */
export function numberRegions(code: string, [...left]: readonly number[]): string {
  let last = 0;
  return code
    .split('\n')
    .map((line) => {
      const [, indent, name] = REGION.exec(line) ?? [];
      if (name === undefined) return line;
      last = left.shift() ?? last + 1;
      return `${indent}// [${last}] ${name}`;
    })
    .join('\n');
}
