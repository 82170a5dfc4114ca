/** What a still picture of a phone shows: the words on its screen, and its button if it has one. */
export type Still = {readonly heading: string; readonly button: string | undefined};

/** Letters that fit into a line of the screen. */
const MOST_LETTERS = 19;

/**
 * Draws a phone for readers whose browser runs no scripts. Its colors are attributes, which every policy allows, and fit
 * light and dark pages.
 */
export function drawStill({heading, button}: Still): string {
  const lines = wrap(heading);
  const below = 84 + lines.length * 28;
  const words = lines.map((line, index) => text(line, {y: 82 + index * 28, size: 20}));
  const pill =
    button === undefined
      ? []
      : [
          `<rect x="32" y="${below}" width="216" height="44" rx="8" fill="#0b5fcc"/>`,
          text(button, {y: below + 28, size: 16, color: '#fff', isCentered: true}),
        ];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 380" font-family="system-ui, sans-serif" font-weight="600">',
    '<rect x="4" y="4" width="272" height="372" rx="30" fill="#2b384b"/>',
    '<rect x="14" y="14" width="252" height="352" rx="21" fill="#fff"/>',
    '<rect x="105" y="20" width="70" height="12" rx="6" fill="#2b384b"/>',
    ...words,
    ...pill,
    text('Simulated store', {y: 340, size: 14, color: '#475467', isCentered: true}),
    '</svg>\n',
  ].join('');
}

type Look = {
  readonly y: number;
  readonly size: number;
  readonly color?: string;
  readonly isCentered?: true;
};

function text(words: string, {y, size, color = '#16202e', isCentered}: Look): string {
  const place = isCentered ? 'x="140" text-anchor="middle"' : 'x="32"';
  const escaped = words.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return `<text ${place} y="${y}" font-size="${size}" fill="${color}">${escaped}</text>`;
}

function wrap(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= MOST_LETTERS) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
