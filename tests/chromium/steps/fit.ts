import type {Page} from '@playwright/test';

/** Names what makes the page wider than its window, with the right edge of each element; nothing when it fits. */
export async function wideElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const keepsInside = (element: Element): boolean =>
      ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    const isFree = (element: Element): boolean => {
      if (getComputedStyle(element).position === 'fixed') return false;
      for (let around = element.parentElement; around && around !== root;) {
        if (keepsInside(around)) return false;
        around = around.parentElement;
      }
      return true;
    };
    const names = [...document.querySelectorAll('body *')]
      .map((element) => ({element, edge: Math.round(element.getBoundingClientRect().right)}))
      .filter(({element, edge}) => edge > root.clientWidth && isFree(element))
      .map(({element, edge}) => `${element.outerHTML.slice(0, 120)} ends at ${edge} px`);
    return [`the page is ${root.scrollWidth} px wide`, ...names.slice(0, 6)];
  });
}
