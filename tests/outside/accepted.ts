/** A tool that nobody here wrote. */
export type Tool = 'html-validate' | 'Nu' | 'HTML_CodeSniffer' | 'Lighthouse';

/** A finding that is wrong, or that is right and has to stay. */
export type Accepted = {
  readonly tool: Tool;
  readonly rule: string;
  /** What the place must have; without it the whole rule is accepted. */
  readonly place?: RegExp;
  readonly reason: string;
};

/** Every finding that does not count. One that no longer occurs fails, so that the list stays short. */
export const accepted: readonly Accepted[] = [];
