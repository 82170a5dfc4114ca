/** Size of a window of the given width. */
export function screen(width: number): {width: number; height: number} {
  return {width, height: 800};
}
