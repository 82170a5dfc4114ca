import {attribute, type Element} from '../html/html.ts';
import {FIRST_VIEW_MARK} from '../styles/viewedPage.ts';
import type {PolicyOptions} from './policyOptions.ts';

const LINKS = ['href', 'src', 'action', 'formaction'];

/** Describes what the policy would refuse in a page: handlers and code in the markup, and styles if the site says so. */
export function findRefusedMarkup(
  elements: readonly Element[],
  {refuseStyles = false}: Pick<PolicyOptions, 'refuseStyles'>,
): string[] {
  return elements.flatMap((element) => {
    const {tagName, attrs} = element;
    const isOurs = attribute(element, FIRST_VIEW_MARK) !== undefined;
    return [
      ...(refuseStyles && tagName === 'style' && !isOurs ? ['a <style> element'] : []),
      ...(tagName === 'base' ? ['a <base> element'] : []),
      ...attrs.flatMap(({name, value}) => {
        if (refuseStyles && name === 'style') return [`style="${value}" on <${tagName}>`];
        if (/^on[a-z]+$/.test(name)) return [`a handler ${name} on <${tagName}>`];
        const runs = LINKS.includes(name) && /^\s*javascript:/i.test(value);
        return runs ? [`${name}="javascript:…" on <${tagName}>`] : [];
      }),
    ];
  });
}
