const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Does something short that ends before Ctrl-C does, so that the report of what was done can follow. */
export function withoutInterruption(work: () => void): void {
  const ignore = (): void => {};
  for (const signal of SIGNALS) process.on(signal, ignore);
  try {
    work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, ignore);
  }
}
