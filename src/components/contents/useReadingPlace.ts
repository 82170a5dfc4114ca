import {type RefObject, useEffect} from 'react';
import {showIn} from '../../site/showIn.ts';

/** Pixels below the top of the window: a heading that a reader jumps to lands just above, below the bars. */
export const READING_LINE = 160;

/** Marks the link to the section that the reader is in, and keeps it in sight of a list that scrolls by itself. */
export function useReadingPlace(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = panel.current;
    if (!list) return undefined;
    let frame = 0;
    let current: HTMLAnchorElement | undefined;

    const showCurrent = () => current && showIn(list, current);
    const mark = () => {
      frame = 0;
      const links = [...list.querySelectorAll('a')];
      const next = linkInView(links) ?? links[0];
      if (next === current) return;
      current?.removeAttribute('aria-current');
      next?.setAttribute('aria-current', 'true');
      current = next;
      showCurrent();
    };
    const markSoon = () => {
      frame ||= requestAnimationFrame(mark);
    };

    mark();
    document.addEventListener('scroll', markSoon, {passive: true});
    window.addEventListener('resize', markSoon);
    list.addEventListener('toggle', showCurrent);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', markSoon);
      window.removeEventListener('resize', markSoon);
      list.removeEventListener('toggle', showCurrent);
    };
  });
}

/** The last link whose heading has passed the line; at the end of the page the whole window counts. */
function linkInView(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const {scrollHeight} = document.documentElement;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1;
  const line = isAtEnd ? innerHeight : READING_LINE;
  return links.findLast(({hash}) => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    return heading !== null && heading.getBoundingClientRect().top <= line;
  });
}
