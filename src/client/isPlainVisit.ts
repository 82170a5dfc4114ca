/** What a click tells about how a link is to be opened. */
export type Click = Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** What a link tells about where it leads. */
export type Target = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target'>;

/** Says whether a click opens another page of this site in this window. */
export function isPlainVisit(
  click: Click,
  link: Target,
  here: Pick<Location, 'origin' | 'pathname'>,
): boolean {
  return (
    click.button === 0 &&
    !(click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) &&
    !click.defaultPrevented &&
    (link.target === '' || link.target === '_self') &&
    link.origin === here.origin &&
    link.pathname !== here.pathname
  );
}
