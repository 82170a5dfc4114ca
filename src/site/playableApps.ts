/** A sample that readers can run in the page: a file of `examples/_samples`, and the props that its screen gets. */
export type PlayableApp = {
  readonly name: string;
  /** The file whose default export is the screen; what it imports comes along. */
  readonly entry: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Props that are functions; the log shows their calls. */
  readonly functions?: readonly string[];
};

const userId = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';

/** Every sample that can be run, by the name that authors write. */
export const playableApps: readonly PlayableApp[] = [
  {name: 'basic-store', entry: 'basic-store.tsx', props: {balance: 0}},
  {
    name: 'complete-impl',
    entry: 'complete-impl.tsx',
    // The simulated server knows its users by their session token.
    props: {session: {userId, token: userId}},
  },
  {
    name: 'subscription-manager',
    entry: 'subscription-manager.tsx',
    props: {},
    functions: ['giveAccess'],
  },
];

/** Returns the app of a name, or fails with the names that exist. */
export function playableApp(name: string): PlayableApp {
  const found = playableApps.find((app) => app.name === name);
  if (found) return found;
  const known = playableApps.map((app) => app.name).join(', ');
  throw new Error(`There is no app "${name}" to try. Apps: ${known}.`);
}

/** The document that apps run in. It is not a page of the site: nobody reads it, and it has its own policy. */
export const FRAME_DOCUMENT = 'play/frame.html';

/** Says whether a file of the build is a page, by its path with forward slashes. */
export const isPageFile = (file: string): boolean =>
  file.endsWith('.html') && file !== FRAME_DOCUMENT;

/** The folder of that document, whose responses have their own headers. */
export const FRAME_FOLDER = '/play/';
