/** Gives each landmark of a page a name of its own: a name that comes again gets a number. */
export function uniqueLabels(): (label: string) => string {
  const seen = new Map<string, number>();
  return (label) => {
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return count === 1 ? label : `${label} (${count})`;
  };
}
