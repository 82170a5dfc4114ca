/*
 * What the script in the page (src/inline/startup.ts) and the scripts after it must judge alike. Loading this file does
 * nothing, so the script in the page gets no more of it than it calls.
 */

/** Says whether the reader pays for every byte or waits long for it: then nothing is fetched ahead. */
export function isSavingData(): boolean {
  const {saveData, effectiveType} = Object(Reflect.get(navigator, 'connection'));
  return saveData === true || /2g/.test(String(effectiveType));
}

/** Names a button by its text and its turn among those with the same one, so that it is found when the page is loaded again. */
export function nameButton(button: HTMLElement): string {
  const {textContent} = button;
  const buttons = [...document.querySelectorAll<HTMLElement>('button')];
  return `${textContent}${buttons.filter((each) => each.textContent === textContent).indexOf(button)}`;
}
