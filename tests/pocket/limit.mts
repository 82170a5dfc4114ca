/** How long a step of a new project may take: all of it is installed, and read by Metro or Jest for the first time. */
export const LIMIT = 1_200_000;
