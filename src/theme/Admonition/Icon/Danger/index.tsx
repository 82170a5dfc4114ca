import Warning from '@theme/Admonition/Icon/Warning';
import type {ComponentProps, ReactNode} from 'react';

/** The sign that people know for danger; upstream has a flame. */
export default function DangerIcon(props: ComponentProps<typeof Warning>): ReactNode {
  return <Warning {...props} />;
}
