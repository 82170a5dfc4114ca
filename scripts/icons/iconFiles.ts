/** A picture that is drawn from the mark of the site. */
export type IconFile = {
  readonly path: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** Fills the whole square, for systems that cut their own shape; the sign stays inside of the safe circle. */
  readonly bleeds: boolean;
};

/** The one drawing that all icons come from. */
export const ICON_SOURCE = 'static/img/mark.svg';

/** Every icon that cannot be the SVG itself. */
export const iconFiles: readonly IconFile[] = [
  {path: 'static/img/favicon-32.png', size: 32, bleeds: false},
  {path: 'static/img/apple-touch-icon.png', size: 180, bleeds: true},
  {path: 'static/img/icon-192.png', size: 192, bleeds: true},
  {path: 'static/img/icon-512.png', size: 512, bleeds: true},
];
