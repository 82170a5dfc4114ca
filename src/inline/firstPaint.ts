/**
 * Acts once the first text is on the screen, which can be later than the page has loaded; what a page asks for before
 * shares the connection with that text.
 */
export function afterFirstPaint(act: () => void): void {
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    act();
  }).observe({type: 'paint', buffered: true});
}
