/** A stored choice; none means the system's. */
export type ModeChoice = 'light' | 'dark' | null;

/** Returns the name of a choice (S1). */
export function modeName(mode: ModeChoice): 'light' | 'dark' | 'system' {
  return mode ?? 'system';
}

/** Returns what the switch leads to: light and dark in turn, with the system's as a third where that counts (S1). */
export function nextMode(mode: ModeChoice, followsSystem: boolean): ModeChoice {
  if (!followsSystem) return mode === 'dark' ? 'light' : 'dark';
  if (mode === null) return 'light';
  return mode === 'light' ? 'dark' : null;
}
