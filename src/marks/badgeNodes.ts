import {platformNote} from 'expo-iap-api-data/platformNote';
import type {Dated, Deprecation, Platform} from 'expo-iap-api-data/surface/surface';
import type {Paragraph, PhrasingContent} from 'mdast';
import {code, paragraph, text, textElement} from '../markdown/nodes.ts';

/** What badges are made of. */
export type Badged = Dated & {readonly platform: Platform; readonly exported?: boolean};

/** One badge and the words that follow it. */
type Badge = readonly PhrasingContent[];

/** The badge of a fact that is true since a patch. */
export function sinceBadge(patch: string): PhrasingContent {
  return badge('since', `since ${patch}`);
}

/**
 * The badges of a name: how long, where, and whether it should still be used. Those about patches lead to `life`, the
 * place that has all of them.
 */
export function badgesOf(
  {since, renamedFrom, platform, deprecated, gone, exported}: Badged,
  life?: string,
): readonly Badge[] {
  const dated = (kind: string, words: string): PhrasingContent =>
    life === undefined ? badge(kind, words) : badgeLink(kind, words, life);
  const all: Badge[] = [];
  if (since !== undefined)
    all.push([dated('since', `since ${since}`), ...named(' previously ', renamedFrom)]);
  if (platform !== 'both') all.push([badge(platform, platformNote(platform))]);
  if (exported === false) all.push([badge('internal', 'not exported')]);
  if (deprecated) {
    all.push([
      dated('deprecated', describeDeprecation(deprecated)),
      ...named(' use ', deprecated.replacement),
    ]);
  }
  if (gone)
    all.push([dated('gone', `removed in ${gone.patch}`), ...named(' use ', gone.replacement)]);
  return all;
}

/** Puts badges beside each other. */
export function joinBadges(badges: readonly Badge[]): PhrasingContent[] {
  return badges.flatMap((one, index) => (index === 0 ? [...one] : [text(' '), ...one]));
}

/** A line that has only badges; nothing when there are no badges. */
export function badgeLines(children: PhrasingContent[]): Paragraph[] {
  if (children.length === 0) return [];
  return [{...paragraph(children), data: {hProperties: {className: ['badges']}}}];
}

function badge(kind: string, words: string): PhrasingContent {
  return textElement('span', {className: `badge badge--${kind}`}, [text(words)]);
}

function badgeLink(kind: string, words: string, url: string): PhrasingContent {
  const className = ['badge', `badge--${kind}`];
  return {type: 'link', url, data: {hProperties: {className}}, children: [text(words)]};
}

/** Since when a name should not be used, and when it is gone. */
export function describeDeprecation({since, removedIn}: Deprecation = {}): string {
  const start = since === undefined ? 'deprecated' : `deprecated since ${since}`;
  return removedIn === undefined ? start : `${start}, removed in ${removedIn}`;
}

function named(words: string, name: string | undefined): PhrasingContent[] {
  return name === undefined ? [] : [text(words), code(name)];
}
