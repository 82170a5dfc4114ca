import {useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import Bar from '../../components/notices/AnnouncementBar.tsx';

/** Ties the announcement to the configuration and to what the reader dismissed. */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  // Upstream hides a new message until the second visit, because the inline script knows only the old one.
  const settled = useIsBrowser();
  if (!isActive || !announcementBar) return null;
  return (
    <Bar
      content={announcementBar.content}
      onClose={announcementBar.isCloseable ? close : undefined}
      settled={settled}
    />
  );
}
