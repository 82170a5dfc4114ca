/** The notes that an author may write as `:::note`, and what heads them where they are plain text. */
export const notes = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
} as const;

/** Returns the heading of a note, or undefined when the name is not that of a note. */
export function noteName(name: string): string | undefined {
  return Object.entries(notes).find(([known]) => known === name)?.[1];
}

/** Says from which patch on a sample compiles. */
export function neededPatchNote(patch: string): string {
  return `from ${patch}`;
}

/** Says which docs version a sample belongs to. */
export function otherVersionNote(version: string): string {
  return `for ${version}`;
}
