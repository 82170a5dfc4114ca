import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {ErrorCauseBoundary} from '@docusaurus/theme-common';
import type {Props} from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import type {ReactNode} from 'react';
import {itemError, itemProblem, itemType} from '../../components/navbar/itemProblem.ts';

/** Renders an item of any type; upstream's fails without saying which item it was. */
export default function NavbarItem(item: Props): ReactNode {
  const {type, ...props} = item;
  const Item = ComponentTypes[itemType({...props, type})];
  const problem = itemProblem(item, Object.keys(ComponentTypes), useAllDocsData());
  if (!Item || problem !== undefined) throw itemError(item, new Error(problem));
  return (
    <ErrorCauseBoundary onError={(cause) => itemError(item, cause)}>
      <Item {...props} />
    </ErrorCauseBoundary>
  );
}
