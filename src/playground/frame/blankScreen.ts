/** How long an app may show nothing, in ms on the clock of the phone: a store that works has answered by then. */
const PATIENCE = 1_000;

/** Whether an app has been drawn, so long after it was mounted, and what it drew is nothing. */
export function isBlank(place: Element, sinceMount: number): boolean {
  // React adds the screen of the app when it has drawn it, also one that is empty.
  const screen = place.firstElementChild;
  return screen !== null && !screen.hasChildNodes() && sinceMount >= PATIENCE;
}
