import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** A level of the way to a page: a page of its own, or only a name. */
type Level = {readonly label: string; readonly href?: string | undefined};

/** The way from the home page to a page, whose name is last. */
export default function Trail({levels}: {readonly levels: readonly Level[]}): ReactNode {
  const last = levels.at(-1);
  return (
    <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        {levels.map((level) => (
          <li
            key={level.label}
            className={clsx('breadcrumbs__item', level === last && 'breadcrumbs__item--active')}
          >
            {level.href === undefined || level === last ? (
              <span className="breadcrumbs__link">{level.label}</span>
            ) : (
              <Link className="breadcrumbs__link" href={level.href}>
                {level.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
