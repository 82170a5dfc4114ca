import {consoleIds} from './consoleIds.ts';
import {listenerTimeline} from './listenerTimeline.ts';
import {purchaseFlow} from './purchaseFlow.ts';
import {subscriptionLife} from './subscriptionLife.ts';
import type {DiagramContent} from './diagramTypes.ts';

/** Every picture that a page can show, by the name an author writes. */
export const diagrams: Readonly<Record<string, DiagramContent>> = {
  'purchase-flow': purchaseFlow,
  'subscription-life': subscriptionLife,
  'console-ids': consoleIds,
  'listener-timeline': listenerTimeline('error event on both platforms, then the promise rejects'),
  'listener-timeline-2.7': listenerTimeline(
    'error event on Android; on iOS only the promise rejects',
  ),
};

/** Returns the picture of a name, or fails with the names that exist. */
export function diagramOf(name: string): DiagramContent {
  const found = diagrams[name];
  if (found) return found;
  throw new Error(`There is no diagram "${name}". Diagrams: ${Object.keys(diagrams).join(', ')}.`);
}
