/**
 * Where something happened: in the app's JavaScript, on the way into the library, in its native module, the store, the
 * server, or on the device.
 */
export type Place = 'app' | 'library' | 'native' | 'store' | 'server' | 'device' | 'ledger';

export type LogEntry = {
  /** Time of the simulator's clock. */
  readonly time: number;
  readonly place: Place;
  /** One of few fixed sentences, such as `calls requestPurchase`. */
  readonly what: string;
  readonly details: unknown;
};

/** Everything that happened, in order. */
export class Log {
  readonly entries: LogEntry[] = [];
  readonly #now: () => number;
  readonly #listeners = new Set<(entry: LogEntry) => void>();

  constructor(now: () => number) {
    this.#now = now;
  }

  note(place: Place, what: string, details?: unknown): void {
    const entry = {time: this.#now(), place, what, details: snapshot(details)};
    this.entries.push(entry);
    for (const listener of this.#listeners) listener(entry);
  }

  /** Reports each new entry; returns a function that stops it. */
  listen(listener: (entry: LogEntry) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** One line for each entry; the same seed and the same acts give the same text. */
  toText(): string {
    return this.entries.map(toLine).join('\n');
  }
}

// Payloads change after they were logged only in a faulty app; the log must not change with them.
function snapshot(details: unknown): unknown {
  return details === undefined ? undefined : JSON.parse(JSON.stringify(details));
}

function toLine({time, place, what, details}: LogEntry): string {
  const line = `${new Date(time).toISOString()} ${place}: ${what}`;
  return details === undefined ? line : `${line} ${JSON.stringify(details)}`;
}
