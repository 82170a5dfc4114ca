import {FIRST_BLOCKS, estimateBelow} from '../sameAsStartup.ts';

let sheet: CSSStyleSheet | undefined;

/**
 * Lets the browser draw the top of the next page before it has laid out the rest, which takes longer than anything else
 * between a click and the new page. The rest follows in the frame after it, so heights are estimated only until then.
 */
export function drawTopFirst(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.insertRule(estimateBelow(FIRST_BLOCKS));
    document.adoptedStyleSheets.push(sheet);
  }
  const rest = sheet;
  rest.disabled = false;
  // A task that a frame starts comes after that frame was drawn.
  requestAnimationFrame(() => setTimeout(() => (rest.disabled = true)));
}
