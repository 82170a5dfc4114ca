import {consoleIds, listenerTimeline, purchaseFlow, subscriptionLife} from './contents.ts';

/** Who acts in a step; each has its own mark in the picture. */
export type Actor = 'app' | 'store' | 'server' | 'user';

/** What happens instead, or beside, the way that goes straight down. */
export type Branch = {readonly when: string; readonly then: string};

/** One box of a diagram. */
export type Step = {
  readonly actor: Actor;
  readonly text: string;
  readonly branches?: readonly Branch[];
};

/** A picture that is read from top to bottom, and as a list by those who cannot see it. */
export type DiagramContent = {readonly title: string; readonly steps: readonly Step[]};

/** How the actors are called. */
export const actorNames: Readonly<Record<Actor, string>> = {
  app: 'App',
  store: 'Store',
  server: 'Your server',
  user: 'User',
};

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
