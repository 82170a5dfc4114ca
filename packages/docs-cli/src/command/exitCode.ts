/** What the command ends with. */
export type ExitCode = 0 | 1 | 2;
