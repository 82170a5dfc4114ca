/** Thrown when the simulator is asked for something impossible; the message says what to do instead. */
export class SimulatorError extends Error {
  override readonly name = 'SimulatorError';
}

/** What a rejection of the native side is in JavaScript: an error with a string as its code. */
export class CodedError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
