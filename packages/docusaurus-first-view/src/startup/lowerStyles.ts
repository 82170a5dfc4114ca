import {addStyles} from './laterFiles.ts';
import {find, page} from './thisPage.ts';

/**
 * Applies the styles of what follows, which are in a template before this script (styles/postponeFiles.ts),
 * and removes the template and the script: React expects neither. It happens before the browser reads on, so nothing is
 * ever seen without its styles.
 */
export function applyLowerStyles(): void {
  const template = find<HTMLTemplateElement>('#below');
  if (template) {
    addStyles(template.content);
    template.remove();
  }
  page.currentScript?.remove();
}
