import type {ReactNode, SVGProps} from 'react';
import clsx from 'clsx';
import LinkedIn from '@theme-original/Icon/Socials/LinkedIn';
import styles from '../styles.module.css';

/** The theme's icon without the `style` attribute that the content security policy refuses. */
export default function LinkedInIcon(props: SVGProps<SVGSVGElement>): ReactNode {
  return <LinkedIn {...props} style={undefined} className={clsx(props.className, styles.icon)} />;
}
