import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {tokenClassNames} from '../markdown/highlight/tokenClasses.ts';

const css = readFileSync(`${import.meta.dirname}/code.css`, 'utf8');
const SURFACES = ['surface', 'line-mark', 'line-ins', 'line-del'];

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('the %s palette of code', (_theme, selector) => {
  const colors = readColors(selector);
  const inks = [...colors.keys()].filter((name) => /^(?:text|note|token-.)$/.test(name));

  it('has a color for every class that a token can have', () => {
    expect(inks.filter((name) => name.startsWith('token-')).sort()).toEqual(
      tokenClassNames.map((name) => name.replace('t-', 'token-')).sort(),
    );
  });

  it.each(SURFACES)('reads well on %s', (surface) => {
    const weak = inks.filter((ink) => contrast(colorOf(ink), colorOf(surface)) < 4.5);
    expect(weak).toEqual([]);
  });

  it.each(['mark', 'ins', 'del'])('shows the edge of a %s line on its background', (kind) => {
    expect(contrast(colorOf(`edge-${kind}`), colorOf(`line-${kind}`))).toBeGreaterThanOrEqual(3);
  });

  function colorOf(name: string): string {
    const color = colors.get(name);
    if (color === undefined) throw new Error(`code.css has no --code-${name} under ${selector}.`);
    return color;
  }
});

it('has one rule per token class', () => {
  expect(tokenClassNames.filter((name) => !css.includes(`.${name} {`))).toEqual([]);
});

function readColors(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--code-([\w-]+): (#[0-9a-f]{6});/g)].flatMap(([, name, color]) =>
      name !== undefined && color !== undefined ? [[name, color] as const] : [],
    ),
  );
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
