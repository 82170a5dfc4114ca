import {useEffect, useRef} from 'react';
import {withStepsOf} from './flowStep.ts';
import type {LogLine} from './readReport.ts';

/** How long a step is lit at least: what a server answers at once would be over before anybody sees it. */
const LONG_ENOUGH = 500;

/** Lights the steps of the purchase flow while the app does them, in the diagrams of the page; without motion. */
export function useFlowHighlight(log: readonly LogLine[]): void {
  const seen = useRef<LogLine>(undefined);
  const waiting = useRef<number[]>([]);
  useEffect(() => {
    const fresh = log.slice(seen.current ? log.lastIndexOf(seen.current) + 1 : 0);
    seen.current = log.at(-1);
    waiting.current = withStepsOf(fresh, waiting.current);
  }, [log]);
  useEffect(() => {
    const timer = setInterval(() => {
      const step = waiting.current.shift();
      if (step !== undefined) light(step);
    }, LONG_ENOUGH);
    return () => {
      clearInterval(timer);
      light(undefined);
    };
  }, []);
}

function light(step: number | undefined): void {
  for (const diagram of document.querySelectorAll('[data-diagram="purchase-flow"]'))
    for (const [index, box] of diagram.querySelectorAll('[data-step]').entries())
      box.toggleAttribute('data-lit', index === step);
}
