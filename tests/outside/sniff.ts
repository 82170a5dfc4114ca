import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';

/** What HTML_CodeSniffer says of a place; 1 stands for an error, the other kinds ask a person to look. */
type Message = {
  readonly type: number;
  readonly code: string;
  readonly msg: string;
  readonly element: Node;
};

type Sniffer = {
  readonly process: (standard: string, content: Document, done: () => void) => void;
  readonly getMessages: () => readonly Message[];
};

const require = createRequire(import.meta.url);
const script = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

/** Runs the rules of WCAG 2, level AA, on what the page shows now, and returns the errors. */
export async function sniff(page: Page): Promise<{rule: string; place: string}[]> {
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.evaluate(script);
  return page.evaluate(async () => {
    const sniffer: Sniffer = Reflect.get(window, 'HTMLCS');
    await new Promise<void>((resolve) => {
      sniffer.process('WCAG2AA', document, resolve);
    });
    return sniffer
      .getMessages()
      .filter(({type}) => type === 1)
      .map(({code, msg, element}) => ({
        rule: code,
        place: `${element instanceof Element ? element.outerHTML.slice(0, 160) : 'document'} (${msg})`,
      }));
  });
}
