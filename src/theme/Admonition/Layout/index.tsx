import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A note; src/css/prose.css draws it, so upstream's classes for alerts and their rules are left out. */
export default function NoteLayout({type, icon, title, children}: Props): ReactNode {
  const {admonition, admonitionType} = ThemeClassNames.common;
  return (
    <div className={clsx(admonition, admonitionType(type))}>
      <div>
        {icon}
        {title}
      </div>
      {children}
    </div>
  );
}
