/** Names a button by its text and its turn among those with the same one, so that it is found when the page is loaded again. */
export function nameButton(button: HTMLElement): string {
  const {textContent} = button;
  const buttons = [...document.querySelectorAll<HTMLElement>('button')];
  return `${textContent}${buttons.filter((each) => each.textContent === textContent).indexOf(button)}`;
}
