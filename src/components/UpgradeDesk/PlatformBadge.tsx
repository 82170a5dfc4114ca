import type {ReactNode} from 'react';
import type {Platform} from '../../library/surface/surface.ts';
import {platformNote} from '../../site/notes.ts';

/** Says that something concerns one platform only. */
export default function PlatformBadge({platform}: {readonly platform: Platform}): ReactNode {
  if (platform === 'both') return null;
  return <span className={`badge badge--${platform}`}>{platformNote(platform)}</span>;
}
