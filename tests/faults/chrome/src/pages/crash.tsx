import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Fragile from '../parts/Fragile';

/** Crashes inside the frame of the site (E1). */
export default function Crash(): ReactNode {
  return (
    <Layout title="Crash" description="A page whose content may crash.">
      <Fragile>
        <main>
          <h1>All is well</h1>
        </main>
      </Fragile>
    </Layout>
  );
}
