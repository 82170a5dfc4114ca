import type {ReactNode, SVGProps} from 'react';
import clsx from 'clsx';
import X from '@theme-original/Icon/Socials/X';
import styles from '../styles.module.css';

/** The theme's icon without the `style` attribute that the content security policy refuses. */
export default function XIcon(props: SVGProps<SVGSVGElement>): ReactNode {
  return <X {...props} style={undefined} className={clsx(props.className, styles.icon)} />;
}
