import {find, page} from './thisPage.ts';

/**
 * Applies the styles of what follows, which stand in a template before this script, and takes both out of the page:
 * React expects neither. It happens before the browser reads on, so nothing is ever seen without its styles.
 */
export function applyLowerStyles(): void {
  const script = page.currentScript;
  const template = script?.previousElementSibling;
  if (template instanceof HTMLTemplateElement) {
    // Behind those of the first view, and before those for paper.
    find('style')?.after(template.content);
    template.remove();
  }
  script?.remove();
}
