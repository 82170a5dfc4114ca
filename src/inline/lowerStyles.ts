import {find, page} from './thisPage.ts';

/**
 * Applies the styles of what follows, which come before this script in a template (src/finish/first-view/firstViews.ts),
 * and takes both out of the page: React expects neither. It happens before the browser reads on, so nothing is ever seen
 * without its styles.
 */
export function applyLowerStyles(): void {
  const template = find<HTMLTemplateElement>('#below');
  if (template) {
    // Behind those of the first view, and before those for paper.
    find('style')?.after(template.content);
    template.remove();
  }
  page.currentScript?.remove();
}
