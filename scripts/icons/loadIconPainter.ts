import {loadRasterizer} from '../../src/plugins/social-cards/loadPainter.ts';
import type {IconFile} from './iconFiles.ts';

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
      'The mark has no <rect width="32" height="32" rx="8"> to fill the square with: adapt scripts/icons/loadIconPainter.ts.',
    );
  return square;
}
