import type {LogLine} from '../page/readReport.ts';

/** Who does what a line of the log says, in the order in which readers choose them. */
export const logSources = {
  library: 'App to library',
  native: 'Library to native',
  answer: 'Native answer',
  event: 'Event',
  server: 'Your server',
  store: 'Store',
  app: 'App',
  device: 'Phone',
  ledger: 'Ledger',
} as const;

export type LogSource = keyof typeof logSources;

/** Who did this; for names that the page does not recognize, the phone. */
export function sourceOf({place, what}: Pick<LogLine, 'place' | 'what'>): LogSource {
  // The simulator notes a call where it comes from, and what comes back where it was made.
  if (place === 'app' && what.startsWith('calls ')) return 'native';
  if (place === 'native') return /^(?:sends|may not send) /.test(what) ? 'event' : 'answer';
  if (place === 'library' || place === 'server' || place === 'store') return place;
  return place === 'app' || place === 'ledger' ? place : 'device';
}

/** When it happened, on the clock of the phone. */
export function clockTime(time: number): string {
  return new Date(time).toISOString().slice(5, 19).replace('T', ' ');
}

/** The log as text, a line for each entry. */
export function logText(lines: readonly LogLine[]): string {
  return lines
    .map(
      (line) =>
        `${new Date(line.time).toISOString()} ${logSources[sourceOf(line)]}: ${line.what} ${line.details}`,
    )
    .map((text) => text.trim())
    .join('\n');
}
