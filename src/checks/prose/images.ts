import {statSync} from 'node:fs';
import {join} from 'node:path';
import {type Problem, problemIn} from 'mdx-samples/problem';
import {filesIn} from '../content.ts';

/** What an image may weigh: a reader on a train waits for it. */
export const IMAGE_CEILING = 200_000;

const IMAGE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const FOLDERS = ['static', 'docs', 'versioned_docs', 'blog'];

/** Returns a problem for each image that is heavier than the ceiling. */
export function checkImages(root: string): Problem[] {
  return FOLDERS.flatMap((folder) => filesIn(root, folder))
    .filter((file) => IMAGE.test(file))
    .map((file) => ({file, size: statSync(join(root, file)).size}))
    .filter(({size}) => size > IMAGE_CEILING)
    .map(({file, size}) =>
      problemIn(
        file,
        `The image is ${Math.round(size / 1000)} kB. Make it smaller than ${IMAGE_CEILING / 1000} kB: use WebP or fewer pixels.`,
      ),
    );
}
