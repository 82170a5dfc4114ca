import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {pairPage, upgradePairs} from '../../site/toolPages.ts';

/** Links to the pages of single upgrades. */
export default function PairLinks(): ReactNode {
  return (
    <ul>
      {upgradePairs.map((pair) => (
        <li key={pair.from + pair.to}>
          <Link to={pairPage(pair).path}>
            From {pair.from} to {pair.to}
          </Link>
        </li>
      ))}
    </ul>
  );
}
