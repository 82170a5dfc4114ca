/** Scrolls a list until a link in it is in sight; `scrollIntoView` would move the page too. */
export function showIn(list: Element, link: Element): void {
  const box = list.getBoundingClientRect();
  const {top, bottom} = link.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) list.scrollTop += top - box.top - box.height / 3;
}
