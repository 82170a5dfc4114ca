const REGION = /^(\s*)\/\/ #region (\S+)$/;

/** Turns the marks of regions into numbered comments, so that the notes below a listing can name its places. */
export function numberRegions(code: string, first: number): string {
  let next = first;
  return code
    .split('\n')
    .map((line) => {
      const [, indent, name] = REGION.exec(line) ?? [];
      if (name === undefined) return line;
      const number = next++;
      return `${indent}// [${number}] ${name}`;
    })
    .join('\n');
}
