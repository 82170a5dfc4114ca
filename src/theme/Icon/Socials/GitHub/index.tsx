import type {ReactNode, SVGProps} from 'react';
import clsx from 'clsx';
import GitHub from '@theme-original/Icon/Socials/GitHub';
import styles from '../styles.module.css';

/** The theme's icon without the `style` attribute that the content security policy refuses. */
export default function GitHubIcon(props: SVGProps<SVGSVGElement>): ReactNode {
  return <GitHub {...props} style={undefined} className={clsx(props.className, styles.icon)} />;
}
