import {FIRST_VIEW_MARK} from '../first-view/postponeFiles.ts';
import type {Tag} from './readTags.ts';

const LINKS = ['href', 'src', 'action', 'formaction', 'xlink:href'];

/** Describes what the policy would refuse in a page: styles, handlers and code that stand in the markup. */
export function findRefusedMarkup(tags: readonly Tag[]): string[] {
  return tags.flatMap(({name, attributes}) => [
    ...(name === 'style' && !attributes.has(FIRST_VIEW_MARK) ? ['a <style> element'] : []),
    ...(name === 'base' ? ['a <base> element'] : []),
    ...[...attributes].flatMap(([attribute, value]) => {
      if (attribute === 'style') return [`style="${value}" on <${name}>`];
      if (/^on[a-z]+$/.test(attribute)) return [`a handler ${attribute} on <${name}>`];
      const runs = LINKS.includes(attribute) && /^\s*javascript:/i.test(value);
      return runs ? [`${attribute}="javascript:…" on <${name}>`] : [];
    }),
  ]);
}
