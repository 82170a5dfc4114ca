import type {Page} from '@playwright/test';

/**
 * Names the controls that break the rule on target sizes: smaller than 24 × 24 px, not within a line of text,
 * and so close to another that a circle of 24 px around the one meets the other. With a modal dialog open, only what is
 * in it: the page behind cannot be touched.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const touchable = document.querySelector('dialog:modal') ?? document;
    const controls = [
      ...touchable.querySelectorAll('a[href], button, summary, input, select, textarea'),
    ]
      .map((control) =>
        control instanceof HTMLInputElement ? (control.labels?.[0] ?? control) : control,
      )
      .filter((control) => control.checkVisibility({visibilityProperty: true}))
      .map((control) => ({control, box: control.getBoundingClientRect()}))
      .filter(({box}) => box.width > 1 && box.height > 1);

    const isInText = (control: Element): boolean => {
      if (getComputedStyle(control).display !== 'inline') return false;
      const around = control.closest('p, li, td, th, h1, h2, h3, h4, h5, h6, figcaption, label');
      return (around?.textContent ?? '').trim() !== (control.textContent ?? '').trim();
    };
    const centerOf = (box: DOMRect) => ({
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
    });
    const distanceTo = (point: {x: number; y: number}, box: DOMRect): number =>
      Math.hypot(
        Math.max(box.left - point.x, 0, point.x - box.right),
        Math.max(box.top - point.y, 0, point.y - box.bottom),
      );
    const isSmall = (box: DOMRect): boolean => box.width < LEAST - 0.5 || box.height < LEAST - 0.5;

    return controls
      .filter(({control, box}) => isSmall(box) && !isInText(control))
      .filter(({control, box}) =>
        controls.some((other) => {
          if (other.control === control || other.control.contains(control)) return false;
          const center = centerOf(box);
          if (!isSmall(other.box)) return distanceTo(center, other.box) < LEAST / 2;
          const next = centerOf(other.box);
          return Math.hypot(center.x - next.x, center.y - next.y) < LEAST;
        }),
      )
      .map(
        ({control, box}) =>
          `${control.outerHTML.slice(0, 110)} is ${Math.round(box.width)} × ${Math.round(box.height)} px`,
      );
  });
}
