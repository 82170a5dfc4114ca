import {platformNote} from 'expo-iap-api-data/platformNote';
import type {Platform} from 'expo-iap-api-data/surface/surface';
import type {ReactNode} from 'react';

/** A sentence of the data, in which names are in backticks; a date stays on one line. */
export function Words({children}: {readonly children: string}): ReactNode {
  return children.split(/(`[^`]*`|\d{4}-\d\d-\d\d)/).map((piece, index) => {
    if (index % 2 === 0) return piece;
    if (piece.startsWith('`')) return <code key={index}>{piece.slice(1, -1)}</code>;
    return <time key={index}>{piece}</time>;
  });
}

/** Says that something concerns one platform only. */
export function PlatformBadge({platform}: {readonly platform: Platform}): ReactNode {
  if (platform === 'both') return null;
  return <span className={`badge badge--${platform}`}>{platformNote(platform)}</span>;
}
