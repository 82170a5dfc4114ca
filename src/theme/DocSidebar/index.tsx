import type {Props} from '@theme/DocSidebar';
import OriginalDocSidebar from '@theme-original/DocSidebar';
import type {ReactNode} from 'react';

/** Marks the upgrade desk on the page of an upgrade, which the list doesn't have. */
export default function DocSidebar({path, ...props}: Props): ReactNode {
  return <OriginalDocSidebar {...props} path={path.replace(/(\/tools\/upgrade)\/.+/, '$1')} />;
}
