/** The settings as the process has them, by their names. */
export type Environment = Readonly<Record<string, string | undefined>>;
