import type {ReactNode} from 'react';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import {CloseButton} from '../../../../components/navbar/MobileMenu.tsx';
import styles from './styles.module.css';

/** First row of the mobile menu: name, colors, close. */
export default function MenuHeader({onClose}: {onClose: () => void}): ReactNode {
  return (
    <div className={styles.header}>
      <NavbarLogo />
      <ColorModeToggle />
      <CloseButton onClose={onClose} />
    </div>
  );
}
