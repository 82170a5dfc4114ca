import type {Node} from '@takumi-rs/core';
import type {Card} from '../../site/cards.ts';
import {FACES} from './loadPainter.ts';

type Style = NonNullable<Node['style']>;

/** What every card of a site has in common. */
export type CardIdentity = {
  readonly name: string;
  readonly host: string;
  /** The mark of the site as an SVG document. */
  readonly mark: string;
  readonly palette: Palette;
};

/** Arranges a card: mark and name above, the title in the middle, the address below. */
export function layOutCard(card: Card, {name, host, mark, palette}: CardIdentity): Node {
  const markAddress = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return row(
    {width: '100%', height: '100%', background: palette.surface, fontFamily: FACES.text.name},
    row({width: 20, height: '100%', flexShrink: 0, background: palette.accent}),
    column(
      {flexGrow: 1, padding: '64px 80px 56px 72px', justifyContent: 'space-between'},
      row(
        {alignItems: 'center', color: palette.text, fontSize: 34, fontWeight: 600},
        {type: 'image', src: markAddress, width: 60, height: 60},
        line({marginLeft: 20}, name),
      ),
      column(
        {width: '100%'},
        ...(card.section === ''
          ? []
          : [line({color: palette.accent, fontSize: 32, fontWeight: 600}, card.section)]),
        title(card.title, palette),
      ),
      row(
        {borderTop: `2px solid ${palette.line}`, paddingTop: 28},
        line({color: palette.soft, fontSize: 28, fontWeight: 400}, host),
      ),
    ),
  );
}

function title(text: string, palette: Palette): Node {
  const style = {
    ...titleStyle(text),
    display: 'block',
    marginTop: 16,
    color: palette.text,
    fontFamily: FACES.titles.name,
    fontWeight: 700,
    letterSpacing: '-0.02em',
    wordBreak: 'break-word',
    // The last resort for a title that does not fit even in the smallest size.
    lineClamp: 3,
  } satisfies Style;
  return line(style, text);
}

/** Long titles get smaller letters; one that may be cut is not balanced, which would waste half of each line. */
function titleStyle({length}: string): Style {
  if (length <= 16) return {fontSize: 108, lineHeight: 1.1};
  if (length <= 36) return {fontSize: 88, lineHeight: 1.12, textWrap: 'balance'};
  if (length <= 64) return {fontSize: 74, lineHeight: 1.14, textWrap: 'balance'};
  if (length <= 100) return {fontSize: 60, lineHeight: 1.18, textWrap: 'balance'};
  return {fontSize: 52, lineHeight: 1.22};
}

const line = (style: Style, text: string): Node => ({type: 'text', style, text});

const row = (style: Style, ...children: Node[]): Node => ({
  type: 'container',
  style: {display: 'flex', ...style},
  children,
});

const column = (style: Style, ...children: Node[]): Node =>
  row({flexDirection: 'column', ...style}, ...children);

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
