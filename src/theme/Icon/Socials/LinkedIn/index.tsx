import LinkedIn from '@theme-original/Icon/Socials/LinkedIn';
import clsx from 'clsx';
import type {ReactNode, SVGProps} from 'react';
import styles from '../../../../components/blog/styles.module.css';

/** The theme's icon, with the name of its link, and without the `style` attribute that the policy refuses. */
export default function LinkedInIcon(props: SVGProps<SVGSVGElement>): ReactNode {
  return (
    <LinkedIn
      {...props}
      role="img"
      aria-label="LinkedIn"
      style={undefined}
      className={clsx(props.className, styles.account)}
    />
  );
}
