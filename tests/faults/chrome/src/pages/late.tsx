import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import type {ReactNode} from 'react';
import {useState} from 'react';
import Loadable from 'react-loadable';

const LatePart = Loadable({
  loading: Loading,
  loader: () => import(/* webpackChunkName: "late-part" */ '../parts/LatePart'),
});

/** Fetches a script on demand, as the core does for a route (E2). */
export default function Late(): ReactNode {
  const [wanted, setWanted] = useState(false);
  return (
    <Layout title="Late" description="A page with a part that loads late.">
      <main>
        <h1>Late</h1>
        <button type="button" onClick={() => setWanted(true)}>
          Load the part
        </button>
        {wanted && <LatePart />}
      </main>
    </Layout>
  );
}
