import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {historyAnchor} from '../../site/tools.ts';
import type {ViewData} from './deskData.ts';

/** Links to the history of a name, if the API history has it. */
export function HistoryLink({
  name,
  plan: {history},
  className = '',
  children,
}: {
  readonly name: string;
  readonly plan: Pick<ViewData, 'history'>;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  if (history?.includes(name) === false) return <span className={className}>{children}</span>;
  return (
    <Link className={className} to={historyAnchor(name)}>
      {children}
    </Link>
  );
}

/** Links to the reference of a name; screen readers announce the name with the link. */
export function ReferenceLink({to, name}: Readonly<Record<'to' | 'name', string>>): ReactNode {
  return (
    <Link to={to}>
      Reference<span className="visually-hidden"> of {name}</span>
    </Link>
  );
}
