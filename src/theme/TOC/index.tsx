import type {Props} from '@theme/TOC';
import type {ReactNode} from 'react';
import Contents from '../../components/contents/Contents.tsx';

/** The contents of a post; docs pages have the button for small windows too (DocItem/Layout). */
export default function TOC({toc}: Props): ReactNode {
  return <Contents toc={toc} />;
}
