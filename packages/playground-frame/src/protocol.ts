import type {PanelOrder} from 'expo-iap-test-kit/panel/orders';
import type {PlatformName} from 'expo-iap-test-kit/versions';

/**
 * The function that compiled code calls in each loop and each function; the frame gives it. It returns nothing, or throws
 * when the code has to stop.
 */
export const TICK = '__tick';

/** A file of an app, as CommonJS that any browser runs and that calls the tick. */
export type AppFile = {readonly name: string; readonly code: string};

/** An app that the frame can run: its files, the one whose default export is the screen, and the props of that. */
export type App = {
  readonly files: readonly AppFile[];
  readonly entry: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Props that are functions; the log shows their calls. */
  readonly functions: readonly string[];
  /** The reader's code, whose lines are those of the editor. */
  readonly edited?: true;
};

/** What the page asks of the frame. */
export type Order =
  /** Asks for a `pong` at once: code that hangs in the frame gives none. */
  | {readonly type: 'ping'}
  /** A new phone with the app on it; `keep` leaves store, server and device as they are. */
  | {
      readonly type: 'start';
      readonly platform: PlatformName;
      readonly app: App;
      readonly keep?: true;
    }
  | PanelOrder
  /** Presses the first button of the app whose name starts like this, as a scenario does. */
  | {readonly type: 'press'; readonly name: string};
