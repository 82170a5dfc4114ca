/**
 * Whether code that hangs in a frame leaves the page alone. Only desktop browsers built on Chromium promise a sandboxed
 * frame a separate process, and only they describe themselves like this.
 */
export function isolatesFrames(): boolean {
  const brand: unknown = Reflect.get(navigator, 'userAgentData');
  return typeof brand === 'object' && brand !== null && Reflect.get(brand, 'mobile') === false;
}
