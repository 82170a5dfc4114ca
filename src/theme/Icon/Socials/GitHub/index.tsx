import GitHub from '@theme-original/Icon/Socials/GitHub';
import clsx from 'clsx';
import type {ReactNode, SVGProps} from 'react';
import styles from '../../../../components/blog/styles.module.css';

/** The theme's icon, with the name of its link, and without the `style` attribute that the policy refuses. */
export default function GitHubIcon(props: SVGProps<SVGSVGElement>): ReactNode {
  return (
    <GitHub
      {...props}
      role="img"
      aria-label="GitHub"
      style={undefined}
      className={clsx(props.className, styles.account)}
    />
  );
}
