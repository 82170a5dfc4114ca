/** Emphasis for a terminal; elsewhere the words alone. */
export type Paint = Readonly<Record<'bold' | 'dim' | 'red' | 'yellow', (text: string) => string>>;

const style =
  (isOn: boolean, start: number, end: number) =>
  (text: string): string =>
    isOn ? `\u001B[${start}m${text}\u001B[${end}m` : text;

/** Colors only where a terminal shows them and nobody has asked for none. */
export function makePaint(
  {isTTY = false}: {readonly isTTY?: boolean},
  env: Readonly<Record<string, string | undefined>>,
): Paint {
  const isOn = isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  return {
    bold: style(isOn, 1, 22),
    dim: style(isOn, 2, 22),
    red: style(isOn, 31, 39),
    yellow: style(isOn, 33, 39),
  };
}

/** A line without what a terminal obeys but colors: code and questions can contain such signs. */
export function withoutControls(line: string): string {
  return line.replaceAll(/(?!\t|\x1b\[\d+m)\p{Cc}/gu, '');
}
