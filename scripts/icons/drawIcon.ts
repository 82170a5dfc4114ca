import {loadRasterizer} from '../../src/finish/cards/loadPainter.ts';

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

/** Loads the rasterizer and returns a function that draws the mark as an icon. */
export async function loadIconPainter(
  mark: string,
): Promise<(icon: Pick<IconFile, 'size' | 'bleeds'>) => Uint8Array> {
  const Resvg = await loadRasterizer(process.cwd());
  return ({size, bleeds}) => {
    const drawing = new Resvg(bleeds ? withoutCorners(mark) : mark, {
      fitTo: {mode: 'width', value: size},
    });
    const picture = drawing.render();
    const png = picture.asPng();
    picture.free();
    drawing.free();
    return png;
  };
}

function withoutCorners(mark: string): string {
  const square = mark.replace(/(<rect width="32" height="32") rx="8"/, '$1');
  if (square === mark)
    throw new Error(
      'The mark has no <rect width="32" height="32" rx="8"> to fill the square with: update scripts/icons/drawIcon.ts.',
    );
  return square;
}
