import {platformNote} from 'expo-iap-api-data/platformNote';
import type {Platform} from 'expo-iap-api-data/surface/surface';
import type {ReactNode} from 'react';

/** A sentence of the data, in which names are in backticks. */
export function Words({children}: {readonly children: string}): ReactNode {
  return children
    .split('`')
    .map((piece, index) => (index % 2 === 0 ? piece : <code key={index}>{piece}</code>));
}

/** Says that something concerns one platform only. */
export function PlatformBadge({platform}: {readonly platform: Platform}): ReactNode {
  if (platform === 'both') return null;
  return <span className={`badge badge--${platform}`}>{platformNote(platform)}</span>;
}
