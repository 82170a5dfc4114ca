const notes = {ios: 'iOS only', android: 'Android only'} as const;

/** A platform that a name or a sample may be limited to. */
export type OnePlatform = keyof typeof notes;

/** Says that something exists on one platform only. */
export function platformNote(platform: OnePlatform): string {
  return notes[platform];
}
