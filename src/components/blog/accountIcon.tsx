import clsx from 'clsx';
import type {ComponentType, ReactNode, SVGProps} from 'react';
import styles from './styles.module.css';

/** An icon of the theme, with the name of its link, and without the `style` attribute that the policy refuses. */
export function accountIcon(Icon: ComponentType<SVGProps<SVGSVGElement>>, name: string) {
  return function AccountIcon(props: SVGProps<SVGSVGElement>): ReactNode {
    const className = clsx(props.className, styles.account);
    return <Icon {...props} role="img" aria-label={name} style={undefined} className={className} />;
  };
}
