/** A place that breaks a rule of form, with the beginning of what is there. */
export type FormPlace = {readonly line: number; readonly found: string; readonly count: number};
