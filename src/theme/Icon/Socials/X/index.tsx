import X from '@theme-original/Icon/Socials/X';
import clsx from 'clsx';
import type {ReactNode, SVGProps} from 'react';
import styles from '../../../../components/blog/styles.module.css';

/** The theme's icon, with the name of its link, and without the `style` attribute that the policy refuses. */
export default function XIcon(props: SVGProps<SVGSVGElement>): ReactNode {
  return (
    <X
      {...props}
      role="img"
      aria-label="X"
      style={undefined}
      className={clsx(props.className, styles.account)}
    />
  );
}
