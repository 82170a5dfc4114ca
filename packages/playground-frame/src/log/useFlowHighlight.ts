import {useEffect, useRef} from 'react';
import type {LogLine} from '../page/readReport.ts';
import {withStepsOf} from './flowStep.ts';

/** How long a step is highlighted at least; otherwise an immediate answer of the server would not be visible. */
const LONG_ENOUGH = 500;

/** Diagrams of the purchase flow; each element with `data-step` is a step. */
export const FLOW = '[data-diagram="purchase-flow"]';

/** Highlights the steps of the purchase flow in the page's diagrams while the app runs through them, without motion. */
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
  for (const diagram of document.querySelectorAll(FLOW))
    for (const [index, box] of diagram.querySelectorAll('[data-step]').entries())
      box.toggleAttribute('data-lit', index === step);
}
