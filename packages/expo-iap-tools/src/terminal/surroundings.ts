/** Where output goes: a terminal, a file, or a test. */
export type Output = {readonly isTTY?: boolean; readonly write: (text: string) => unknown};

/** What surrounds a call of the command. */
export type Surroundings = {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** All of what is piped in; nothing when a person sits at a terminal. */
  readonly readInput: () => Promise<string | undefined>;
  /** Asks the person at the terminal a question with yes or no; absent where nobody sits at one. */
  readonly ask?: (question: string) => Promise<boolean>;
};

/** What the command ends with. */
export type ExitCode = 0 | 1 | 2;
