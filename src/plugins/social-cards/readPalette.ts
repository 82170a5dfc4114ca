/** Colors of a card; each is a token of the site. */
export type Palette = {
  readonly surface: string;
  readonly text: string;
  readonly soft: string;
  readonly line: string;
  readonly accent: string;
};

/** Reads the light colors out of the site's tokens, so that a card looks like the page it leads to. */
export function readPalette(tokens: string): Palette {
  const light = tokens.slice(0, tokens.indexOf('}'));
  const color = (token: string): string => {
    const found = new RegExp(`${token}: (#[0-9a-f]{3,8});`).exec(light)?.[1];
    if (found !== undefined) return found;
    throw new Error(
      `src/css/tokens.css has no light color "${token}" as a hex value; social cards are drawn with it.`,
    );
  };
  return {
    surface: color('--surface'),
    text: color('--text'),
    soft: color('--text-soft'),
    line: color('--line'),
    accent: color('--accent'),
  };
}
