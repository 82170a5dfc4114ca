/**
 * Lets nothing in the frame add to the history of the tab, in browsers that ask: the page removes a frame that has done so, but
 * a tab keeps 50 entries only, and what was pushed out can't be counted.
 */
export function keepHistory(): void {
  const navigation: unknown = Reflect.get(globalThis, 'navigation');
  if (!(navigation instanceof EventTarget)) return;
  navigation.addEventListener('navigate', (event) => event.preventDefault());
}
