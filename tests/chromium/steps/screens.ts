/** Widths at which the layout differs: phone, tablet, desktop. */
export const widths = [360, 768, 1280] as const;
/** One of these widths. */
export type Width = (typeof widths)[number];

/** Size of a window of the given width. */
export function screen(width: number): {width: number; height: number} {
  return {width, height: 800};
}
