import {useLocation} from '@docusaurus/router';
import {LINK_MARK} from 'playground-frame/addresses';
import type {LinkedCode} from 'playground-frame/desk/readLink';
import {type RefObject, useEffect, useRef, useState} from 'react';

type Options = {
  readonly version: string;
  /** A page can show an app several times; only one of them handles links. */
  readonly isMain: boolean;
  readonly onCode: (code: LinkedCode) => void;
};

/** Shows the changed code in the address; returns what is wrong with the link, if anything. */
export function useLinkedCode(
  place: RefObject<HTMLElement | null>,
  {version, isMain, onCode}: Options,
): string {
  const [notice, setNotice] = useState('');
  const {hash} = useLocation();
  const show = useRef(onCode);
  useEffect(() => {
    show.current = onCode;
  });
  useEffect(() => {
    if (!isMain || !hash.startsWith(`#${LINK_MARK}`)) return undefined;
    let isGone = false;
    const open = async (section: HTMLElement): Promise<void> => {
      const packed = hash.slice(LINK_MARK.length + 1);
      const found = await import('playground-frame/desk/readLink').then(
        ({readLink}) => readLink(packed, section, version),
        () => 'The code in this link couldn’t load. Reload the page to try again.',
      );
      if (isGone || found === undefined) return;
      if (typeof found === 'string') setNotice(found);
      else show.current(found);
      section.scrollIntoView();
    };
    if (place.current) void open(place.current);
    return () => void (isGone = true);
  }, [place, hash, version, isMain]);
  return notice;
}
