import type {PageFunction} from './inPage.ts';

/** The engines that the site supports, in the order of the suite. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;
/** One of them. */
export type Engine = (typeof engines)[number];

/** The keys that acts press one by one. */
export type Key =
  | 'ArrowDown'
  | 'ArrowRight'
  | 'Backspace'
  | 'Enter'
  | 'Escape'
  | 'Shift'
  | 'Tab'
  | '/'
  | 'a'
  | 'k'
  | 'v';
/** A key that is held while another one is pressed. */
export type HeldKey = 'Control' | 'Shift';

/**
 * What a test does with a browser. Everything else, such as finding a button or waiting, is written once on top of it
 * (reader.ts), so that an act runs in each engine as it is.
 */
export type Driver = {
  readonly engine: Engine;
  /** Leaves everything that is open, as a reader who closes the tab and opens another. */
  renew(): Promise<void>;
  /** Opens an address and waits until the document and what it names are loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. It sees nothing of the test but its arguments, which travel as JSON. */
  evaluate<Args extends unknown[], Result>(
    run: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Result>;
  /** The same in the frame that runs a sample. */
  evaluateInFrame<Args extends unknown[], Result>(
    run: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Result>;
  /** Moves the pointer to a place of the window. */
  point(x: number, y: number): Promise<void>;
  /** Clicks there. */
  click(x: number, y: number): Promise<void>;
  press(key: Key, held?: HeldKey): Promise<void>;
  /** Presses the keys of a text. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What the browser printed to the console of the tab as warnings or errors, if it can tell. */
  complaints(): readonly string[];
  close(): Promise<void>;
};
