export type Running = ReturnType<typeof trackRunning>;

/** What is under way, so that a shutdown can wait for it. */
export function trackRunning() {
  const running = new Set<Promise<unknown>>();
  return {
    track<Value>(work: Promise<Value>): Promise<Value> {
      running.add(work);
      const remove = () => void running.delete(work);
      work.then(remove, remove);
      return work;
    },
    /** Resolves when nothing is under way any more. */
    async ended(): Promise<void> {
      // What runs may start more, such as a reading that an answer did not wait for.
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
