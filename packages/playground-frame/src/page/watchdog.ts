/** How often the page asks, in ms. */
const BEAT = 500;
/** How many beats without an answer mean that code hangs: three seconds. */
const MOST_SILENT = 6;
/** How many beats a started app has for its first view: the frame answers, but what it runs broke the phone. */
const MOST_WITHOUT_VIEW = 20;

type Options = {
  readonly ping: () => void;
  /** Called with true when the frame stops answering, and with false when it answers again. */
  readonly onStuck: (isStuck: boolean) => void;
  readonly onBeat?: () => void;
  readonly signal: AbortSignal;
};

/**
 * Watches a frame for code that hangs where no tick can stop it. It counts its own beats and not the time: a page that
 * sleeps, or waits for code in its own process, has asked nothing meanwhile.
 */
export function startWatchdog({ping, onStuck, onBeat, signal}: Options) {
  let silent = 0;
  let withoutView: number | undefined;
  let isStuck = false;
  const tell = (now: boolean): void => {
    if (now === isStuck) return;
    isStuck = now;
    onStuck(now);
  };
  const beat = (): void => {
    onBeat?.();
    silent += 1;
    if (withoutView !== undefined) withoutView += 1;
    tell(silent > MOST_SILENT || (withoutView ?? 0) > MOST_WITHOUT_VIEW);
    ping();
  };
  const timer = setInterval(beat, BEAT);
  signal.addEventListener('abort', () => clearInterval(timer));
  ping();
  return {
    /** The frame sent something. */
    heard: () => void (silent = 0),
    /** An app was sent, and its view must come. */
    expectView: () => void (withoutView = 0),
    seen: () => {
      withoutView = undefined;
      tell(false);
    },
  };
}
