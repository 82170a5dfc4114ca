/** A picture of the visual tests: its file name, such as `home-360-dark.png`, its bytes, and those of an earlier state. */
export type GalleryPicture = {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly before?: Uint8Array;
};

const NAME = /^(?<screen>.+)-(?<width>\d+)-(?<mode>light|dark)\.png$/;

/**
 * Writes one HTML page that shows all pictures, those of a screen together, the light one before the dark one, and each
 * one behind its earlier state if that differs.
 */
export function writeGallery(pictures: readonly GalleryPicture[]): string {
  const entries = pictures.map(({file, bytes, before}) => {
    const found = NAME.exec(file)?.groups;
    if (!found)
      throw new Error(
        `"${file}" is not a valid picture name. Rename the picture to follow the format of home-360-dark.png, or delete it.`,
      );
    const {screen = '', width = '', mode = ''} = found;
    const now = Buffer.from(bytes).toString('base64');
    const then = before && Buffer.from(before).toString('base64');
    const changed = then !== undefined && then !== now ? [{when: ', before', source: then}] : [];
    const states = [...changed, {when: changed.length > 0 ? ', after' : '', source: now}];
    return {screen, width: Number(width), mode, states};
  });
  const screens = [...new Set(entries.map(({screen}) => screen))].sort();
  const sections = screens.map((screen) => {
    const figures = entries
      .filter((entry) => entry.screen === screen)
      .sort((a, b) => a.width - b.width || b.mode.localeCompare(a.mode))
      .flatMap(({width, mode, states}) =>
        states.map(({when, source}) => {
          const label = `${width} px, ${mode}${when}`;
          return `<figure><figcaption>${label}</figcaption><img alt="${screen} at ${label}" src="data:image/png;base64,${source}"></figure>`;
        }),
      );
    return `<h2>${screen}</h2>\n<div>${figures.join('\n')}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of the site</title>
<style>
body { background: #888; font: 1rem system-ui, sans-serif; margin: 1rem; }
div { align-items: start; display: flex; flex-wrap: wrap; gap: 1rem; }
figure { margin: 0; }
img { display: block; max-width: 100%; }
</style>
<h1>${pictures.length} pictures</h1>
${sections.join('\n')}
</html>
`;
}
