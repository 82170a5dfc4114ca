/** What is under way, so that a shutdown can wait for it. */
export type Running = {
  readonly track: <Value>(work: Promise<Value>) => Promise<Value>;
  /** Resolves when nothing is under way any more. */
  readonly ended: () => Promise<void>;
};

export function trackRunning(): Running {
  const running = new Set<Promise<unknown>>();
  return {
    track(work) {
      running.add(work);
      const remove = () => void running.delete(work);
      work.then(remove, remove);
      return work;
    },
    async ended() {
      // What runs may start more, such as a reading that an answer did not wait for.
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
