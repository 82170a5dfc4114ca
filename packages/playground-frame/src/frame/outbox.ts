import type {LogEntry} from 'expo-iap-test-kit/log';
import type {LogLine, Report} from '../page/readReport.ts';

/** How long a text of a report may be. */
export const MOST_TEXT = 2_000;
/** How many lines are reported in a second; the rest is only counted. */
const MOST_PER_SECOND = 400;
/** How many lines may wait: code that hardly pauses leaves time for few reports. */
const MOST_WAITING = 1_000;
/** How many lines one report may have. */
const MOST_LINES = 200;

/** Makes the function that sends reports: as text, whose size the page knows before it reads it. */
export function createSender(port: MessagePort): (report: Report) => void {
  // Bound now: code in the frame can replace both, and would get hold of the port.
  const post = port.postMessage.bind(port);
  const {stringify} = JSON;
  return (report) => post(stringify(report));
}

/** The lines of the log that are still to be reported, as many as a reader could follow. */
export class LogQueue {
  readonly #now: () => number;
  #lines: LogLine[] = [];
  #dropped = 0;
  #summedAt = -Infinity;
  #second = 0;
  #count = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  add({time, place, what, details}: LogEntry): void {
    if (this.#lines.length >= MOST_WAITING || !this.#fits()) {
      this.#dropped += 1;
      return;
    }
    const text = details === undefined ? '' : JSON.stringify(details);
    const short = {what: what.slice(0, MOST_TEXT), details: text.slice(0, MOST_TEXT)};
    this.#lines.push({time, place, ...short});
  }

  /** Whether something is left for the next report. */
  get isWaiting(): boolean {
    return this.#dropped > 0 || this.#lines.length > 0;
  }

  /** The lines of the next report; what was dropped is summed up once a second. */
  take(time: number): readonly LogLine[] {
    const lines = this.#lines.splice(0, MOST_LINES);
    const isDue = this.#now() - this.#summedAt >= 1_000;
    if (this.#dropped > 0 && isDue) {
      this.#summedAt = this.#now();
      const what = `${this.#dropped} more lines aren’t shown`;
      lines.push({time, place: 'device', what, details: ''});
      this.#dropped = 0;
    }
    return lines;
  }

  #fits(): boolean {
    const second = Math.floor(this.#now() / 1_000);
    if (second !== this.#second) this.#count = 0;
    this.#second = second;
    this.#count += 1;
    return this.#count <= MOST_PER_SECOND;
  }
}
