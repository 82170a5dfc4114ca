import type {Abuse} from './openFrame.ts';
import type {LogLine as ReportedLine, Report, View} from './readReport.ts';

/** A line of the log with a number that stays its own while older lines are dropped. */
export type LogLine = ReportedLine & {readonly id: number};

/** What a reader sees of a playground. */
export type PlaygroundState = {
  readonly status: 'waiting' | 'starting' | 'running' | 'failed' | 'stopped';
  /** The app has run at least once, also before a restart. */
  readonly hasRun: boolean;
  readonly view: View | undefined;
  /** How many orders the phone got since it started. */
  readonly sent: number;
  readonly log: readonly LogLine[];
  /** What the app threw. */
  readonly problem: string | undefined;
  /** Code in the frame hangs. */
  readonly isStuck: boolean;
  /** Why the page removed the frame. */
  readonly abuse: Abuse | undefined;
};

/** What the frame reports, and what the page does with it. */
export type PlaygroundEvent =
  | Report
  | {readonly type: 'start' | 'sent'}
  /** The app starts again on the same store. */
  | {readonly type: 'rerun'}
  | {readonly type: 'stop'}
  | {readonly type: 'stuck'; readonly isStuck: boolean}
  | {readonly type: 'abuse'; readonly abuse: Abuse}
  | {readonly type: 'fail'};

/** The log keeps this many lines, the newest. */
const MOST_LINES = 1_000;

/** A playground in which nothing has happened yet. */
export function startState(status: PlaygroundState['status']): PlaygroundState {
  return {
    status,
    hasRun: false,
    view: undefined,
    sent: 0,
    log: [],
    problem: undefined,
    isStuck: false,
    abuse: undefined,
  };
}

/** The state after an event. */
export function next(state: PlaygroundState, event: PlaygroundEvent): PlaygroundState {
  switch (event.type) {
    case 'start':
      return {...startState('starting'), hasRun: state.hasRun};
    case 'sent':
      return {...state, sent: state.sent + 1};
    case 'rerun':
      return {...state, problem: undefined};
    case 'stop':
      return {...state, status: 'stopped', view: undefined, isStuck: false};
    case 'stuck':
      return {...state, isStuck: event.isStuck};
    case 'abuse':
      return {...state, status: 'stopped', view: undefined, isStuck: false, abuse: event.abuse};
    case 'fail':
      return {...state, status: 'failed'};
    case 'view':
      return {...state, status: 'running', hasRun: true, view: event.view};
    case 'pong':
      return state;
    case 'log':
      return {...state, log: withLines(state.log, event.lines)};
    case 'problem':
      return {...state, problem: event.message};
  }
}

function withLines(log: readonly LogLine[], lines: readonly ReportedLine[]): readonly LogLine[] {
  const first = (log.at(-1)?.id ?? -1) + 1;
  return [...log, ...lines.map((line, index) => ({...line, id: first + index}))].slice(-MOST_LINES);
}
