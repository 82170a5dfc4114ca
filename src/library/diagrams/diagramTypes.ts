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
