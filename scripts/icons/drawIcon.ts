import {Renderer} from '@takumi-rs/core';

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

/** Draws the mark of the site as an icon. */
export async function drawIcon(
  mark: string,
  {size, bleeds}: Pick<IconFile, 'size' | 'bleeds'>,
): Promise<Uint8Array> {
  const drawing = Buffer.from(bleeds ? withoutCorners(mark) : mark);
  const src = `data:image/svg+xml;base64,${drawing.toString('base64')}`;
  const square = {width: size, height: size};
  return new Renderer().render({type: 'image', src, ...square}, {...square, format: 'png'});
}

function withoutCorners(mark: string): string {
  const square = mark.replace(/(<rect width="32" height="32") rx="8"/, '$1');
  if (square === mark)
    throw new Error(
      'The mark has no <rect width="32" height="32" rx="8"> to fill the square with: update scripts/icons/drawIcon.ts.',
    );
  return square;
}
