import {Fragment, type ReactNode} from 'react';
import {keyLabel, type Shortcut} from '../../site/shortcuts.ts';

/** The keys of a shortcut, one beside the other. */
export default function Keys({of: {keys}}: {readonly of: Shortcut}): ReactNode {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' '}
      <kbd>{keyLabel(key)}</kbd>
    </Fragment>
  ));
}
