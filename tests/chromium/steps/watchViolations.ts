import type {Page} from '@playwright/test';

/** Collects what the content security policy refuses, in every document that a new tab opens from now on. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      const {effectiveDirective, blockedURI, sample, disposition} = event;
      if (typeof report === 'function')
        report(
          `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} ${disposition}`,
        );
    });
  });
  return violations;
}
